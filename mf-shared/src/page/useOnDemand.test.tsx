import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from './onDemand.ts';
import { useOnDemand } from './useOnDemand.ts';

const Part = () => <p>The part</p>;

function Place({ part, onFailure }: { part: OnDemand<object>; onFailure: () => void }) {
  const Loaded = useOnDemand(part, 'shown', onFailure);
  return Loaded ? <Loaded /> : <p>Waiting</p>;
}

describe('a part on demand', () => {
  it('loads once, when it is shown', async () => {
    const request = jest.fn(async () => Part);
    const part = onDemand<object>(request);
    expect(request).not.toHaveBeenCalled();
    const { unmount } = render(<Place part={part} onFailure={() => {}} />);
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(await screen.findByText('The part')).toBeVisible();
    unmount();
    render(<Place part={part} onFailure={() => {}} />);
    expect(screen.getByText('The part')).toBeVisible();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is in the first render if it was preloaded', async () => {
    const part = onDemand<object>(async () => Part);
    part.warm();
    await waitFor(() => expect(part.here()).toBe(Part));
    render(<Place part={part} onFailure={() => {}} />);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('preloads its code only after the next frame, which shows the response to a tap', async () => {
    const request = jest.fn(async () => Part);
    onDemand<object>(request).warm();
    await new Promise(requestAnimationFrame);
    expect(request).not.toHaveBeenCalled();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  });

  it('reports a failed load only when it is shown, and loads again the next time', async () => {
    const request = jest
      .fn<() => Promise<ComponentType<object>>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Part);
    const part = onDemand<object>(request);
    const onFailure = jest.fn();
    part.warm();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    const { unmount } = render(<Place part={part} onFailure={onFailure} />);
    expect(onFailure).not.toHaveBeenCalled();
    await act(async () => {});
    expect(onFailure).toHaveBeenCalledTimes(1);
    unmount();
    render(<Place part={part} onFailure={onFailure} />);
    expect(await screen.findByText('The part')).toBeVisible();
  });
});
