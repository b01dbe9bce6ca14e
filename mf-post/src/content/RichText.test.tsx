import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { RichText } from './RichText.tsx';

const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();

it('adds the styles of cards, boxes and code only to pages that have them', () => {
  render(<RichText html="<p>One</p><blockquote><p>Two</p></blockquote><pre><code>three()</code></pre>" />);
  expect(styles()).toMatch(/blockquote/);
  expect(styles()).not.toMatch(/embed|callout|aside|pull-quote|hljs|align-|caption/);
  render(<RichText html='<div class="callout" role="note"><p>One</p></div>' />);
  expect(styles()).toMatch(/\.callout/);
});
