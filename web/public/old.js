/* For browsers that are too old for the app: they run no modules, so only they run this. */
document.getElementById("app").innerHTML =
  "<h1>Speleo</h1>" +
  "<p>This browser is too old for Speleo. Please use a newer one: Firefox, Chrome, Edge or Safari from the last years.</p>" +
  '<p lang="de">Dieser Browser ist zu alt für Speleo. Bitte nimm einen neueren: Firefox, Chrome, Edge oder Safari aus den letzten Jahren.</p>';
