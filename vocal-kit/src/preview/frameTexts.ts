/** Texts of the frame that shows a post's page. */
export const frameTexts = {
  width: 'Width of the page',
  phone: 'Phone',
  desktop: 'Desktop',
  frame: (width: number) => `The post as its readers will see it, ${width} pixels wide`,
} as const;
