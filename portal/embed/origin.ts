/** Where this code was fetched from, which is where its server is. */
export const origin = new URL(import.meta.url).origin;
