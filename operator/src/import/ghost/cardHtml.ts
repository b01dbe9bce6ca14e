import { marked } from 'marked';
import { escapeHtml } from '../../html/escapeHtml.ts';

/** Content of a card, whose fields are checked one by one. */
export type Card = Readonly<Record<string, unknown>>;

/** Returns the HTML of a card of Ghost's editors. An unknown card becomes a note with all its texts. */
export function cardHtml(name: string, card: Card): string {
  const text = (field: string) => (typeof card[field] === 'string' ? card[field] : '');
  const caption = text('caption') ? `<figcaption>${text('caption')}</figcaption>` : '';
  switch (name.replace(/^card-/, '')) {
    case 'image':
      return `<figure>${picture(text('src'), text('alt'))}${caption}</figure>`;
    case 'gallery': {
      const images = Array.isArray(card.images) ? card.images.filter(isCard) : [];
      const shown = images.map((image) => {
        const own = typeof image.caption === 'string' ? `<figcaption>${image.caption}</figcaption>` : '';
        return `<figure>${picture(String(image.src ?? ''), String(image.alt ?? ''))}${own}</figure>`;
      });
      return `<div class="gallery">${shown.join('')}</div>${text('caption') ? `<p>${text('caption')}</p>` : ''}`;
    }
    case 'html':
      return text('html');
    case 'markdown':
      return marked.parse(text('markdown'), { async: false });
    case 'code':
    case 'codeblock':
      return `<pre><code>${escapeHtml(text('code'))}</code></pre>${text('caption') ? `<p>${text('caption')}</p>` : ''}`;
    case 'embed':
      return `<figure>${text('html')}${caption}</figure>`;
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'callout':
      return `<aside role="note"><p>${escapeHtml(text('calloutEmoji'))} ${text('calloutText')}</p></aside>`;
    case 'toggle':
      return `<aside><h3>${text('heading')}</h3>${text('content')}</aside>`;
    case 'button':
      return `<p><a href="${escapeHtml(text('buttonUrl'))}">${escapeHtml(text('buttonText'))}</a></p>`;
    case 'bookmark': {
      const data = isCard(card.metadata) ? card.metadata : {};
      const words = ['title', 'description'].map((field) => (typeof data[field] === 'string' ? data[field] : ''));
      const link = `<a href="${escapeHtml(text('url'))}"><strong>${escapeHtml(words[0] || text('url'))}</strong></a>`;
      const others = [escapeHtml(words[1] ?? ''), text('caption')].filter((other) => other !== '');
      return `<figure class="embed">${link}</figure>${others.map((other) => `<p>${other}</p>`).join('')}`;
    }
    case 'file': {
      const part = (name: string, words: string) => `<span class="kg-file-card-${name}">${escapeHtml(words)}</span>`;
      const name = part('title', text('fileTitle') || text('fileName'));
      const below = text('fileCaption') ? ` ${part('caption', text('fileCaption'))}` : '';
      return `<div class="kg-file-card"><a href="${escapeHtml(text('src'))}">${name}${below}</a></div>`;
    }
    case 'paywall':
      return '';
    default:
      return `<marquee-note data-reason="${escapeHtml(`The card "${name}" of Ghost is unknown.`)}">${escapeHtml(textsOf(card).join(' '))}</marquee-note>`;
  }
}

export function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Collects all texts of a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function picture(address: string, alt: string): string {
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`;
}
