import { type Html, html } from '../../http/html.ts';
import { layout } from './layout.ts';

export function problemPage(message: string): Html {
  return layout(
    'Not done',
    html`<h1>That was not done</h1>
<p class="notice problem">${message}</p>
<p><a class="button" href="/_marquee">Back to the releases</a></p>`,
    null,
  );
}
