import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleContent, sampleImageModule, sampleVideo } from '../testing/sampleModules.ts';
import { sampleReadablePost } from '../testing/samplePost.ts';
import { PostModules } from './PostModules.tsx';

const item = (title: string) => sampleContent({ title, isListicleItem: true });
const image = sampleImageModule();
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('PostModules', () => {
  it('numbers the items of a listicle up', () => {
    renderInPage(<PostModules post={sampleReadablePost({ isListicle: true, modules: [item('Vane'), item('Fog')] })} />);
    expect(headings()).toEqual(['1 Vane', '2 Fog']);
  });

  it('numbers the items of a descending listicle down', () => {
    const post = sampleReadablePost({
      isListicle: true,
      listicleOrder: 'descending',
      modules: [item('Vane'), item('Fog')],
    });
    renderInPage(<PostModules post={post} />);
    expect(headings()).toEqual(['2 Vane', '1 Fog']);
  });

  it('numbers nothing in a post that is not a listicle', () => {
    renderInPage(<PostModules post={sampleReadablePost({ modules: [item('Vane')] })} />);
    expect(headings()).toEqual(['Vane']);
  });

  it('shows a picture in its layout, with its caption, text and action', () => {
    renderInPage(<PostModules post={sampleReadablePost({ modules: [image] })} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveAttribute('data-layout', 'outsetLeft');
    expect(within(figure).getByRole('img', { name: 'A coat with three lives' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText('It hangs by the door.')).toBeVisible();
    const action = screen.getByRole('link', { name: 'See the inventory' });
    expect(action).toHaveAttribute('href', 'https://wardrobe.example/list');
    expect(action).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['a few words stand beside their picture', '<p>It hangs by the door.</p>', true],
    ['a longer text flows around it', `<p>${'It hangs by the door. '.repeat(30)}</p>`, false],
  ])('%s', (_, content, isBeside) => {
    renderInPage(<PostModules post={sampleReadablePost({ modules: [{ ...image, content }] })} />);
    const words = screen.getByText(/It hangs by the door/);
    const inSpread = screen.getByRole('figure').parentElement?.lastElementChild?.contains(words);
    const isSibling = screen.getByRole('figure').nextElementSibling === words.parentElement;
    expect({ inSpread: inSpread && !isSibling, isSibling }).toEqual({ inSpread: isBeside, isSibling: !isBeside });
  });

  it("names an untitled picture by the post's name", () => {
    renderInPage(<PostModules post={sampleReadablePost({ modules: [{ ...image, imageCaption: undefined }] })} />);
    expect(screen.getByRole('img', { name: 'The last reel' })).toBeVisible();
  });

  it('shows a video as a poster between its title and its caption', () => {
    const { container } = renderInPage(<PostModules post={sampleReadablePost({ modules: [sampleVideo()] })} />);
    expect(screen.getByRole('link', { name: /^Play video: Laurel, running/ })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('Forty seconds');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('gives the drop cap to a first text that opens the post', () => {
    const opening = sampleContent({ content: `<p>${'The lamp was on. '.repeat(20)}</p>` });
    const modules = [opening, opening];
    const { container } = renderInPage(<PostModules post={sampleReadablePost({ content: '', modules })} />);
    expect(container.querySelectorAll('[data-drop-cap]')).toHaveLength(1);
  });
});
