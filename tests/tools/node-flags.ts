/**
 * Node flags of the simulator. New objects get 8 MiB instead of 16. Over 100,000 requests in twenty
 * worlds, it then uses 24 MB less, with the same processor time (`npm run soak`). One thread
 * collects them, because several threads spend more time on coordination than on so little memory.
 * This saves a twentieth of a command's cost (`npm run bench`).
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
