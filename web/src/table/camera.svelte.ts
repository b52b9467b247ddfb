/** Whether the board goes where something happens, or stays where somebody has put it. */
export const camera = $state({ free: false });
