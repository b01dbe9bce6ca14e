import { Html, type HtmlContent, html } from '../../http/html.ts';
import { style } from './style.ts';

/** The signed-in operator, and the token of their forms. */
export type SignedIn = { name: string; form: string };

/** A whole page. */
export function layout(title: string, content: HtmlContent, signedIn: SignedIn | null): Html {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Marquee releases</title>
<link rel="icon" href="data:,">
${new Html(`<style>${style}</style>`)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar"><div>
<a href="/_marquee">Marquee <span>releases</span></a>
${signedIn && signOut(signedIn)}
</div></header>
<main id="main">
${content}
</main>
</body>
</html>
`;
}

function signOut({ name, form }: SignedIn): Html {
  return html`<form method="post" action="/_marquee/sign-out">
<span>Signed in as ${name}</span>
<input type="hidden" name="form" value="${form}">
<button class="plain" type="submit">Sign out</button>
</form>`;
}
