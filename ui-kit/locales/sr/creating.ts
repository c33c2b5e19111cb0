export { default } from '../en/creating.ts';
