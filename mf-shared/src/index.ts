/**
 * Modules that the shell and the remotes share at run time. All of them are in the shell's bundle once, so keep it
 * lean.
 */
export { ajax } from './api/ajax.ts';
export { type Api, createApi, type PostListFilter } from './api/api.ts';
export { isAborted } from './api/isAborted.ts';
export { ApiError, answerError, type Transport } from './api/transport.ts';
export { ActionLink } from './design/actions/ActionLink.tsx';
export { Button } from './design/actions/Button.tsx';
export { ButtonLink } from './design/actions/ButtonLink.tsx';
export { buttonStyle } from './design/actions/buttonStyle.ts';
export { Container } from './design/Container.tsx';
export { EmptyState } from './design/EmptyState.tsx';
export { ForAdults } from './design/ForAdults.tsx';
export { Spinner } from './design/Spinner.tsx';
export { headline } from './design/text/headline.ts';
export { Kicker } from './design/text/Kicker.tsx';
export { PublishedDate } from './design/text/PublishedDate.tsx';
export { SectionTitle } from './design/text/SectionTitle.tsx';
export { above, upTo } from './design/theme/media.ts';
export { token } from './design/theme/tokens.ts';
export { VisuallyHidden } from './design/VisuallyHidden.tsx';
export { CloudImage } from './images/CloudImage.tsx';
export { type ImageSource, sourceOf } from './images/imageSource.ts';
export { type ImageTransform, imageSrcSet, imageUrl } from './images/imageUrl.ts';
export { Kept } from './page/Kept.tsx';
export { PageConfigProvider, usePageConfig } from './page/PageConfigContext.tsx';
export type { MetaArguments, PageMeta, RouteHandle, RouteModule } from './page/routeModule.ts';
export { apiContext, pageConfigContext, storeContext } from './page/routerContexts.ts';
export { AuthorLinks, authorsOf } from './posts/AuthorLinks.tsx';
export { PostCard, type PostCardProps } from './posts/PostCard.tsx';
export { categorySlice, populateCategoryList, setActiveCategory } from './state/category.ts';
export { channelSlice, populateChannelList, setActiveChannel } from './state/channel.ts';
export { loadUnlessFresh } from './state/loading/loadUnlessFresh.ts';
export { populateCategoriesIfEmpty } from './state/loading/populateCategoriesIfEmpty.ts';
export {
  type LatestPosts,
  type OpenPost,
  type PostLine,
  type PostListing,
  postsSlice,
  resetLatestPosts,
  resetPost,
  setLatestPosts,
  setListing,
  setNextPost,
  setPost,
  showLatestPosts,
} from './state/posts/posts.ts';
export { promoSlice, setPromo } from './state/promo.ts';
export { type AppDispatch, type AppStore, createStore, type RootState, rootReducer } from './state/store.ts';
export { cropString } from './text/cropString.ts';
export { directionOf } from './text/directionOf.ts';
export { formatDateTime } from './text/formatDateTime.ts';
export { fromNow } from './text/fromNow.ts';
export { stripHtml } from './text/stripHtml.ts';
export { summaryText } from './text/summaryText.ts';
