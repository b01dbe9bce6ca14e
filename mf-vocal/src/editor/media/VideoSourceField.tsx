import { usePageConfig } from '@marquee/shared';
import { type DraftFields, draftLimits } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { useContext } from 'react';
import { mediaTexts } from './mediaTexts.ts';
import { PostSiteContext } from './PostSiteContext.ts';
import { videoHint } from './videoHint.ts';
import { videoSourceOf } from './videoSourceOf.ts';

type VideoSource = Pick<DraftFields, 'brightcoveId' | 'videoLink'>;

type VideoSourceFieldProps = {
  field: string;
  source: VideoSource;
  onChange: (source: VideoSource) => void;
  disabled?: boolean;
};

/** Field for the ID or link of a video. Says how readers will see the video. */
export function VideoSourceField({ field, source, onChange, disabled }: VideoSourceFieldProps) {
  const { brightcoveId, videoLink } = source;
  const { sites } = usePageConfig();
  const siteKey = useContext(PostSiteContext);
  const site = sites.find(({ key }) => key === siteKey);
  return (
    <TextField
      field={field}
      label={mediaTexts.videoSource}
      hint={videoHint(source, site)}
      value={brightcoveId ?? videoLink ?? ''}
      maxLength={draftLimits.link}
      disabled={disabled}
      onChange={(typed) => onChange(videoSourceOf(typed))}
    />
  );
}
