import { describe, expect, it } from '@jest/globals';
import { wordpressHtml } from './wordpressHtml.ts';

const notesOf = (raw: string) => {
  const { html } = wordpressHtml(raw, '1', new Map());
  return [...html.matchAll(/data-reason="([^"]*)">(.*?)<\/marquee-note>/g)].map(([, reason, words]) => [reason, words]);
};

describe('the shortcodes of a WordPress post', () => {
  it('reports a self-closing shortcode in one note', () => {
    const audio = '[audio mp3="https://a.example/b.mp3"][/audio]';
    expect(notesOf(`Before ${audio} after`)).toEqual([['The shortcode is the address of a sound.', audio]]);
    const chart = '[chart id="7"][/chart]';
    expect(notesOf(chart)).toEqual([['The shortcode [chart] needs a plugin of WordPress.', chart]]);
  });

  it('keeps the words between two halves of an unknown shortcode, and reports both halves alike', () => {
    const { html } = wordpressHtml('[quiz]The butler[/quiz]', '1', new Map());
    expect(html).toContain('The butler');
    const reason = 'The shortcode [quiz] needs a plugin of WordPress.';
    expect(notesOf('[quiz]The butler[/quiz]')).toEqual([
      [reason, '[quiz]'],
      [reason, '[/quiz]'],
    ]);
  });

  it('closes an empty caption where it ends', () => {
    const { html } = wordpressHtml('[caption][/caption] After', '1', new Map());
    expect(html.indexOf('After')).toBeGreaterThan(html.lastIndexOf('</figure>'));
  });
});
