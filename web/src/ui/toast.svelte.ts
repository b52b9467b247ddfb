/** Short news at the bottom of the screen: one line and at most one thing to do. */
import { errorText } from "../texts/problems";

const LASTS = 6000;

export interface Toast {
  id: number;
  text: string;
  error: boolean;
  action?: { label: string; run: () => void };
}

let counter = 0;
const shown = $state<Toast[]>([]);

export function toasts(): Toast[] {
  return shown;
}

export function dismiss(id: number): void {
  const at = shown.findIndex((toast) => toast.id === id);
  if (at >= 0) shown.splice(at, 1);
}

/** Say something; errors stay until they are closed. */
export function tell(text: string, options: { error?: boolean; action?: Toast["action"] } = {}): number {
  counter += 1;
  const id = counter;
  shown.push({ id, text, error: options.error ?? false, action: options.action });
  if (shown.length > 3) shown.shift();
  if (!options.error) setTimeout(() => dismiss(id), LASTS);
  return id;
}

/** Tell what went wrong. */
export function tellError(problem: unknown): void {
  tell(errorText(problem), { error: true });
}
