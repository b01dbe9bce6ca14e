/** Texts of the frame that shows a post's page. */
export const frameTexts = {
  width: 'Page width',
  phone: 'Phone',
  desktop: 'Desktop',
  frame: (width: number) => `The post as readers will see it, ${width} pixels wide`,
} as const;
