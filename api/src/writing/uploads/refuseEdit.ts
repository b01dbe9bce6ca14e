import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type Image, type PictureEdit, uploadLimits } from '@marquee/shared/domain';

/**
 * Refuses an edit that the original does not allow.
 * @throws ProblemError 422 for a GIF, which may be animated, and for an area that is outside the picture or too small
 */
export function refuseEdit({ width, height, format }: Image, { rotation, crop }: PictureEdit): void {
  if (format === 'gif') throw refusal('/public_id', 'animated', 'A GIF cannot be cropped or turned.');
  if (!crop) return;
  const turned = rotation % 180 === 0 ? { width, height } : { width: height, height: width };
  if (crop.x + crop.width > turned.width || crop.y + crop.height > turned.height)
    throw refusal('/edit/crop', 'outside', 'Choose an area inside the picture.');
  const side = uploadLimits.croppedSide;
  if (crop.width < Math.min(side, turned.width) || crop.height < Math.min(side, turned.height))
    throw refusal('/edit/crop', 'too-small', `Choose an area of at least ${side} by ${side} pixels.`);
}

function refusal(pointer: string, code: string, message: string): ProblemError {
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer, code, message }] });
}
