import { type DraftFields, draftLimits } from '@marquee/shared/domain';
import { TextField } from '../fields/TextField.tsx';
import { mediaTexts } from './mediaTexts.ts';
import { videoSourceOf } from './videoSourceOf.ts';

type VideoSource = Pick<DraftFields, 'brightcoveId' | 'videoLink'>;

type VideoSourceFieldProps = {
  field: string;
  source: VideoSource;
  onChange: (source: VideoSource) => void;
  disabled?: boolean;
};

/** The id or link of a video, which says as which of the two it was taken. */
export function VideoSourceField({ field, source, onChange, disabled }: VideoSourceFieldProps) {
  const { brightcoveId, videoLink } = source;
  return (
    <TextField
      field={field}
      label={mediaTexts.videoSource}
      hint={brightcoveId ? mediaTexts.videoIsId : videoLink ? mediaTexts.videoIsLink : mediaTexts.videoHint}
      value={brightcoveId ?? videoLink ?? ''}
      maxLength={draftLimits.link}
      disabled={disabled}
      onChange={(typed) => onChange(videoSourceOf(typed))}
    />
  );
}
