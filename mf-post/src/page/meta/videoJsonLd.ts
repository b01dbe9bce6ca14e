import { summaryText } from '@marquee/shared';
import { type Post, type VideoModule, videoPlayerOf } from '@marquee/shared/domain';
import { leadMedia } from '../../lead/leadMedia.ts';
import { videoSource } from '../../video/players/videoSource.ts';

type VideoJsonLd = Record<string, unknown> & { '@type': 'VideoObject' };

/** Config without players, because the metadata of a video must not depend on the players that this site embeds. */
const noPlayers = { videoPlayers: [] };

/**
 * schema.org's VideoObject of each video in a post, with the video at the top of the post first. A video without a
 * picture is left out, because search engines require one.
 * @param image absolute address of the post's picture, which is also the poster of the video at the top
 */
export function videosJsonLd(post: Post, image: string | undefined): VideoJsonLd[] {
  const lead =
    leadMedia(post, noPlayers)?.kind === 'video' ? videoJsonLd(post, post.name, post.summary, post, image) : null;
  const modules = post.modules
    .filter((module): module is VideoModule => module.type === 'video')
    .map((module) => {
      const description = summaryText(module.imageCaption || module.content || '', { short: true }) || post.summary;
      return videoJsonLd(module, module.title || post.name, description, post, undefined);
    });
  return [lead, ...modules].filter((video) => video !== null);
}

function videoJsonLd(
  video: Pick<VideoModule, 'brightcoveId' | 'videoLink' | 'videoData'>,
  name: string,
  description: string,
  { publishedAt }: Post,
  poster: string | undefined,
): VideoJsonLd | null {
  const source = videoSource(video, noPlayers);
  const player = source && videoPlayerOf(source.pageUrl)?.address;
  const named = video.videoData?.thumbnailUrl;
  const thumbnail = named && /^https?:\/\//i.test(named) ? named : player && youTubeThumbnail(player);
  const thumbnailUrl = poster ?? thumbnail;
  if (!source || !thumbnailUrl) return null;
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl,
    uploadDate: publishedAt,
    ...(player ? { embedUrl: player.href } : { url: source.pageUrl }),
  };
}

/** Address of the thumbnail that YouTube provides for every video. */
function youTubeThumbnail({ host, pathname }: URL): string | undefined {
  const [, id] = /^\/embed\/([\w-]+)$/.exec(pathname) ?? [];
  return host === 'www.youtube-nocookie.com' && id ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : undefined;
}
