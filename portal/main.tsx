import { mountPortal } from './app/mountPortal.tsx';
import { pagePlatform } from './platform/page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root. Add it to index.html.');
mountPortal(root, pagePlatform());
