import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

/** Copy of the CSS rules of react-image-crop. The content security policy does not allow its stylesheet. */
export const cropperStyle = css`
  .ReactCrop {
    position: relative;
    display: inline-block;
    cursor: crosshair;
    touch-action: none;
  }

  .ReactCrop__child-wrapper {
    overflow: hidden;
    border-radius: ${token('radius')};
  }

  .ReactCrop img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }

  .ReactCrop__crop-selection {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    outline: 2px solid #fff;
    box-shadow: 0 0 0 3px #000;
    cursor: move;
    touch-action: none;
  }

  .ReactCrop__crop-selection:focus-visible {
    outline: 4px solid ${token('focus')};
  }

  /* Large enough for a finger. Only the dot in the middle is visible. */
  .ReactCrop__drag-handle {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: 50%;
  }

  .ReactCrop__drag-handle::after {
    content: '';
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 3px solid #000;
    border-radius: 50%;
    background: #fff;
  }

  .ReactCrop__drag-handle:focus-visible {
    outline: none;
  }

  .ReactCrop__drag-handle:focus-visible::after {
    outline: 4px solid ${token('focus')};
  }

  .ord-nw {
    inset-block-start: -1.375rem;
    inset-inline-start: -1.375rem;
    cursor: nw-resize;
  }

  .ord-ne {
    inset-block-start: -1.375rem;
    inset-inline-end: -1.375rem;
    cursor: ne-resize;
  }

  .ord-se {
    inset-block-end: -1.375rem;
    inset-inline-end: -1.375rem;
    cursor: se-resize;
  }

  .ord-sw {
    inset-block-end: -1.375rem;
    inset-inline-start: -1.375rem;
    cursor: sw-resize;
  }

  .ord-n {
    inset-block-start: -1.375rem;
    inset-inline-start: calc(50% - 1.375rem);
    cursor: n-resize;
  }

  .ord-e {
    inset-block-start: calc(50% - 1.375rem);
    inset-inline-end: -1.375rem;
    cursor: e-resize;
  }

  .ord-s {
    inset-block-end: -1.375rem;
    inset-inline-start: calc(50% - 1.375rem);
    cursor: s-resize;
  }

  .ord-w {
    inset-block-start: calc(50% - 1.375rem);
    inset-inline-start: -1.375rem;
    cursor: w-resize;
  }

  .ReactCrop__drag-bar,
  .ReactCrop--fixed-aspect .ReactCrop__drag-handle:is(.ord-n, .ord-e, .ord-s, .ord-w) {
    display: none;
  }
`;
