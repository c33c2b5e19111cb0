import type { Translation } from '../translation.ts';
import type en from '../en/box.ts';

export default {} satisfies Translation<typeof en>;
