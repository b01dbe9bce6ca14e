/** Entry point `@marquee/shared/testing`, for tests only. */
export { createMemoryRouter } from 'react-router-dom';
export { author } from './author.ts';
export { category } from './category.ts';
export { channel } from './channel.ts';
export { InPage } from './InPage.tsx';
export { namedPosts } from './namedPosts.ts';
export { pageConfig } from './pageConfig.ts';
export { postSummary } from './postSummary.ts';
export { tag } from './tag.ts';
export { user } from './user.ts';
