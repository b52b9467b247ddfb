import "./wire/kept.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { root } from "./wire/carrier";
import "./app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register(new URL("sw.js", root)));
