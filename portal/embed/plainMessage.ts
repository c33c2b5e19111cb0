/** A message that is shown when neither styles nor screens work. */
export interface PlainMessage {
  readonly title: string;
  readonly text: string;
  readonly code: string;
}

/** Returns the message as an element. It has the default look of the browser. */
export function plainElement({ title, text, code }: PlainMessage): HTMLElement {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const looks = { 'color-scheme': 'light dark', color: 'CanvasText', background: 'Canvas' };
  for (const [name, value] of Object.entries({
    ...looks,
    font: '1rem system-ui',
    padding: '1rem',
  })) {
    alert.style.setProperty(name, value);
  }
  const lines = (
    [
      ['h1', title],
      ['p', text],
      ['p', code],
    ] as const
  ).filter(([, words]) => words);
  alert.append(
    ...lines.map(([tag, words]) => {
      const line = document.createElement(tag);
      line.textContent = words;
      return line;
    }),
  );
  return alert;
}
