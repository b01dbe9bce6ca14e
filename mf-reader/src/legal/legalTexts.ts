/** Texts that both legal pages share. */
export const legalTexts = {
  contents: 'Contents',
  effective: 'In effect since',
  backTo: 'Back to',
  email: 'Email',
  phone: 'Phone',
  post: 'Post',
} as const;
