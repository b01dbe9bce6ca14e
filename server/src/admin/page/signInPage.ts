import { type Html, html } from '../../http/html.ts';
import { layout } from './layout.ts';

/** @param problem why the last attempt failed */
export function signInPage(problem: string | null): Html {
  return layout(
    'Sign in',
    html`<div class="narrow">
<h1>Sign in</h1>
<p>This is where operators and teams see who runs which version, and go back to the one before.</p>
${problem && html`<p class="notice problem" role="alert">${problem}</p>`}
<form method="post" action="/_marquee/sign-in">
<label class="field" for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="200">
<p class="muted">The operator's, or that of a team.</p>
<button type="submit">Sign in</button>
</form>
</div>`,
    null,
  );
}
