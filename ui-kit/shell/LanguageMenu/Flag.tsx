import type { ReactNode } from 'react';
import type { Language } from '@dokubox/spec/enums.ts';

/** Three horizontal bands, the most common form along the river. */
function bands(top: string, middle: string, bottom: string): ReactNode {
  return (
    <>
      <path fill={top} d="M0 0h24v6H0z" />
      <path fill={middle} d="M0 6h24v6H0z" />
      <path fill={bottom} d="M0 12h24v6H0z" />
    </>
  );
}

/** Simplified coats of arms that can be told apart at 20 pixels. */
const drawings: Readonly<Record<Language, ReactNode>> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v18H0z" />
      <path stroke="#fff" strokeWidth="3.6" d="m0 0 24 18M24 0 0 18" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 18M24 0 0 18" />
      <path stroke="#fff" strokeWidth="6" d="M12 0v18M0 9h24" />
      <path stroke="#c8102e" strokeWidth="3.4" d="M12 0v18M0 9h24" />
    </>
  ),
  bg: bands('#ffffff', '#00966e', '#d62612'),
  hu: bands('#ce2939', '#ffffff', '#477050'),
  hr: (
    <>
      {bands('#e3001b', '#ffffff', '#171796')}
      <path fill="#fff" stroke="#e3001b" strokeWidth=".5" d="M8.6 4.2h6.8v6a3.4 3.4 0 0 1-6.8 0z" />
      <path
        fill="#e3001b"
        d="M8.6 4.2h1.7v1.7H8.6zm3.4 0h1.7v1.7H12zm-1.7 1.7H12v1.7h-1.7zm3.4 0h1.7v1.7h-1.7zM8.6 7.6h1.7v1.7H8.6zm3.4 0h1.7v1.7H12zm-1.7 1.7H12V11h-1.7zm3.4 0h1.7V11h-1.7z"
      />
    </>
  ),
  ro: (
    <>
      <path fill="#002b7f" d="M0 0h8v18H0z" />
      <path fill="#fcd116" d="M8 0h8v18H8z" />
      <path fill="#ce1126" d="M16 0h8v18h-8z" />
    </>
  ),
  sr: (
    <>
      {bands('#c6363c', '#0c4076', '#ffffff')}
      <path fill="#c6363c" stroke="#fff" strokeWidth=".6" d="M5.6 4.6h5.2v5a2.6 2.6 0 0 1-5.2 0z" />
      <path stroke="#fff" strokeWidth="1" d="M8.2 5v6.4M6 8.2h4.4" />
      <path fill="#edb92e" d="M6.4 4.2V2.6l.9.7.9-1 .9 1 .9-.7v1.6z" />
    </>
  ),
  cs: (
    <>
      <path fill="#fff" d="M0 0h24v9H0z" />
      <path fill="#d7141a" d="M0 9h24v9H0z" />
      <path fill="#11457e" d="m0 0 12 9-12 9z" />
    </>
  ),
  sk: (
    <>
      {bands('#ffffff', '#0b4ea2', '#ee1c25')}
      <path
        fill="#ee1c25"
        stroke="#fff"
        strokeWidth=".7"
        d="M4.8 4.4h6.6v5.8a3.3 3.3 0 0 1-6.6 0z"
      />
      <path stroke="#fff" strokeWidth=".9" d="M8.1 5.4v5.4M6.6 6.8h3M6 8.5h4.2" />
      <path
        fill="#0b4ea2"
        d="M5.5 11.3c.9-1 1.6-.6 2.6-.9 1 .3 1.7-.1 2.6.9-.7 1.3-1.6 2-2.6 2.2-1-.2-1.9-.9-2.6-2.2z"
      />
    </>
  ),
};

/** A flag of 20 × 15 pixels. It is decorative, because the language's own name is next to it. */
export default function Flag({ language }: { readonly language: Language }) {
  return (
    <svg
      width="20"
      height="15"
      viewBox="0 0 24 18"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', borderRadius: 2, boxShadow: '0 0 0 1px rgb(120 130 140 / 45%)' }}
      fill="none"
    >
      {drawings[language]}
    </svg>
  );
}
