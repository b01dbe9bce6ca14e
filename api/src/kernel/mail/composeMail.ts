import type { Mail } from './Mail.ts';

/** Characters that could make a name an address, which mail programs would turn into a link. */
const addressMarks = /[./:@\\<>]/;

/** Returns a mail's body as plain text and as simple HTML with the same words. */
export function composeMail({ firstName, paragraphs, action, note, unsubscribeUrl }: Mail): {
  text: string;
  html: string;
} {
  const isName = firstName !== null && !addressMarks.test(firstName);
  const greeting = isName ? `Hello ${firstName},` : 'Hello,';
  const closing = 'Vocal, the writing desk of Marquee';
  const unsubscribe = 'Stop these mails';
  const text = [
    ...[greeting, ...paragraphs],
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...[note, closing],
    ...(unsubscribeUrl ? [`${unsubscribe}:\n${unsubscribeUrl}`] : []),
  ];
  const html = [
    ...[greeting, ...paragraphs].map(paragraph),
    ...(action ? [`<p><a href="${escaped(action.url)}">${escaped(action.label)}</a></p>`] : []),
    // Some programs show no links; the address can be copied.
    ...(action ? [`<p>${escaped(action.url)}</p>`] : []),
    ...[note, closing].map(paragraph),
    ...(unsubscribeUrl ? [`<p><a href="${escaped(unsubscribeUrl)}">${unsubscribe}</a></p>`] : []),
  ];
  return {
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body>\n${html.join('\n')}\n</body>\n</html>\n`,
  };
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
