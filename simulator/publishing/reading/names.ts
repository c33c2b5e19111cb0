/** A word as a title. */
export const pascal = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
