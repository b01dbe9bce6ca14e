import type { DraftModule, Image, PostModule } from '@marquee/shared/domain';
import type { FormerPicture } from '../../../kernel/db/schema/media.ts';
import type { StoredModule } from '../../drafts/moduleIds.ts';

/** Fields of a post or of its changes with pictures, and the texts of the lead picture. */
export type PictureFields = {
  image: Image | null;
  imageAltText: string | null;
  imageCredit?: string | null | undefined;
  content: string;
  modules: readonly (StoredModule | DraftModule)[];
};

/** A picture for a place. Texts that are undefined stay as they are. */
export type Swap = {
  image: Image;
  credit?: string | null | undefined;
  altText?: string | null | undefined;
};

/** Returns the picture for a place, or null to keep the present picture. */
export type PickSwap = (present: FormerPicture) => Swap | null;

/** Matches the public ids of uploads in the addresses of HTML. */
const uploadInHtml = /\buploads\/[0-9a-f]{8}-[0-9a-f-]{27}\b/g;

/**
 * Replaces pictures of a post in the order of the post: lead, text, and then the blocks.
 * @returns the changed fields, and the former pictures of the changed places
 */
export function swapPictures<Fields extends PictureFields>(
  fields: Fields,
  pick: PickSwap,
): { changes: Partial<PictureFields>; former: FormerPicture[] } {
  const swapper = new Swapper(pick);
  const changes: Partial<PictureFields> = {};
  const lead = fields.image && swapper.swap(fields.image, fields.imageCredit, fields.imageAltText);
  if (lead) {
    changes.image = lead.image;
    if (lead.altText !== undefined) changes.imageAltText = lead.altText;
    if (lead.credit !== undefined) changes.imageCredit = lead.credit || null;
  }
  const content = swapper.swapHtml(fields.content);
  if (content !== fields.content) changes.content = content;
  const modules = fields.modules.map((module) => swapper.swapModule(module));
  if (modules.some((module, index) => module !== fields.modules[index])) changes.modules = modules;
  return { changes, former: swapper.former };
}

class Swapper {
  readonly former: FormerPicture[] = [];
  readonly #pick: PickSwap;

  constructor(pick: PickSwap) {
    this.#pick = pick;
  }

  swap({ public_id: publicId, ...size }: Image, credit?: string | null, altText?: string | null): Swap | null {
    return this.#swap({ publicId, ...size, credit: credit ?? null, altText: altText ?? null });
  }

  #swap(present: FormerPicture): Swap | null {
    const swap = this.#pick(present);
    if (swap) this.former.push(present);
    return swap;
  }

  swapHtml(html: string): string {
    return html.replace(uploadInHtml, (publicId) => this.#swap({ publicId })?.image.public_id ?? publicId);
  }

  swapModule<Module extends PostModule>(module: Module): Module {
    const pictured = this.#swapImages(module);
    if (pictured.content === undefined) return pictured;
    const content = this.swapHtml(pictured.content);
    return content === pictured.content ? pictured : { ...pictured, content };
  }

  #swapImages<Module extends PostModule>(module: Module): Module {
    switch (module.type) {
      case 'content':
      case 'video':
        return module;
      case 'product': {
        const swap = module.image && this.swap(module.image);
        return swap ? { ...module, image: swap.image } : module;
      }
      case 'image': {
        const { image, imageCredit, imageAltText } = module;
        const swap = image && this.swap(image, imageCredit, imageAltText);
        return swap
          ? {
              ...module,
              image: swap.image,
              ...changed('imageCredit', swap.credit),
              ...changed('imageAltText', swap.altText),
            }
          : module;
      }
      case 'gallery': {
        const images = module.images.map((image) => {
          // A picture with its own address is shown from that address.
          const { public_id, width, height, format, url, credit, alt } = image;
          const swap = url === null ? this.swap({ public_id, width, height, format }, credit, alt) : null;
          return swap
            ? { ...image, ...swap.image, ...changed('credit', swap.credit), ...changed('alt', swap.altText) }
            : image;
        });
        return images.some((image, index) => image !== module.images[index]) ? { ...module, images } : module;
      }
    }
  }
}

/** A field of a block with a text; absent for null, as the schemas of blocks have it. Nothing if the text stays. */
function changed(name: string, text: string | null | undefined): Record<string, string | undefined> {
  return text === undefined ? {} : { [name]: text ?? undefined };
}
