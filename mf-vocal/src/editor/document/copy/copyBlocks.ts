import type { PageConfig } from '@marquee/shared/domain';
import { bracketed } from '@marquee/shared/posts/footnoteText';
import { Extension } from '@tiptap/core';
import { type DOMOutputSpec, DOMSerializer, type Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { storedBox } from '../box/box.ts';
import { footnoteWords } from '../footnote/footnote.ts';
import { writeBlockData } from '../nodes/blockData.ts';
import { isBlockType } from '../nodes/moduleFields.ts';
import { blockPreview } from './blockPreview.ts';
import { ownCopy } from './ownCopy.ts';

/**
 * Puts whole blocks on the clipboard when a writer copies or cuts. A paste into a post, in any tab, keeps the fields of
 * the blocks. Other programs get the pictures and links of the blocks.
 */
export function copyBlocks(images: PageConfig['images']) {
  return Extension.create({
    name: 'copyBlocks',
    addProseMirrorPlugins() {
      return [new Plugin({ props: { clipboardSerializer: new CopySerializer(this.editor.schema, images) } })];
    },
  });
}

class CopySerializer extends DOMSerializer {
  constructor(schema: Schema, images: PageConfig['images']) {
    const nodes = DOMSerializer.nodesFromSchema(schema);
    for (const name of Object.keys(nodes)) if (isBlockType(name)) nodes[name] = (node) => blockOf(node, images);
    nodes.keptHtml = keptOf;
    nodes.footnote = footnoteOf;
    nodes.box = boxOf;
    super(nodes, DOMSerializer.marksFromSchema(schema));
  }

  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const written = super.serializeFragment(fragment, options, target);
    if (!target) written.firstElementChild?.setAttribute(ownCopy, '');
    return written;
  }
}

/** Creates a document that fetches nothing. */
const newPage = () => document.implementation.createHTMLDocument();

function blockOf(block: Node, images: PageConfig['images']): DOMOutputSpec {
  const page = newPage();
  const dom = page.createElement('section');
  dom.dataset.module = block.type.name;
  dom.dataset.block = writeBlockData(block.attrs);
  const contentDOM = page.createElement('div');
  contentDOM.dataset.holes = '';
  dom.append(...blockPreview(page, block, images), contentDOM);
  return { dom, contentDOM };
}

function keptOf(kept: Node): DOMOutputSpec {
  const dom = newPage().createElement('div');
  dom.dataset.kept = '';
  dom.innerHTML = String(kept.attrs.html);
  return { dom };
}

function boxOf({ attrs: { kind } }: Node): DOMOutputSpec {
  const dom = storedBox(kind, newPage());
  return { dom, contentDOM: dom };
}

/** Other programs get the words of the footnote. */
function footnoteOf({ attrs: { html } }: Node): DOMOutputSpec {
  const dom = newPage().createElement('span');
  dom.dataset.footnote = String(html);
  dom.textContent = bracketed(footnoteWords(html));
  return { dom };
}
