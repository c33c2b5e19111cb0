/** What is said where neither styles nor screens can be shown. */
export interface PlainMessage {
  readonly title: string;
  readonly text: string;
  readonly code: string;
}

/** The message as an element; its looks are those of the browser and the reader's system. */
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
