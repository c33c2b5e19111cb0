/** A key as people read it: `client1` is "Client 1", `bankerRm` is "Banker RM". */
export function personLabel(key: string): string {
  const spaced = key
    .replaceAll(/([a-z])([A-Z0-9])/g, (_all, end: string, start: string) => `${end} ${start}`)
    .toLowerCase()
    .replace(/\brm$/, 'RM');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
