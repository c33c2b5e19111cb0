import type { OwnTexts } from '../own-texts.ts';
import { csContent } from './content.ts';
import { csPeople } from './people.ts';

export const csOwn: OwnTexts = { content: csContent, people: csPeople };
