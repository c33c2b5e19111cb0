import { uuid } from './context.ts';

/** Id of this page load. */
export const flowId = uuid();
