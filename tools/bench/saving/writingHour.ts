import type { Draft } from '@marquee/shared/domain';
import { table } from '../table.ts';
import { plainText } from './plainText.ts';
import { SavingNetwork } from './SavingNetwork.ts';
import { WritingBrowser } from './WritingBrowser.ts';

const minuteMs = 60_000;
/** Longer than the pause after which a draft is saved, so that every burst of keys is one save. */
const pauseMs = 2_200;
const burstMs = 300;

/** "Hour": one draft, written and saved every two and a half seconds in real time, without a single conflict. */
export async function benchWritingHour(minutes = 60): Promise<void> {
  const network = await SavingNetwork.start();
  const browser = new WritingBrowser(network.origin, network.folder);
  try {
    await browser.signUp();
    const { post } = await browser.call<{ post: Draft }>('POST', '/api/vocal/posts/create');
    const tab = await browser.open(post.id);
    const statuses = new Map<number, number>();
    tab.page.on('response', (response) => {
      if (response.request().method() !== 'PUT') return;
      statuses.set(response.status(), (statuses.get(response.status()) ?? 0) + 1);
    });
    await tab.goToEnd();
    const end = Date.now() + minutes * minuteMs;
    let conflicts = 0;
    let nextReport = Date.now() + 10 * minuteMs;
    while (Date.now() < end) {
      await tab.type(burstMs, Math.random);
      await tab.page.waitForTimeout(pauseMs);
      if ((await tab.state()) === 'conflict') conflicts += 1;
      if (Date.now() < nextReport) continue;
      nextReport += 10 * minuteMs;
      console.log(`${statuses.get(200) ?? 0} saves, ${conflicts} conflicts`);
    }
    await tab.isSaved(pauseMs * 5);
    const { post: stored } = await browser.call<{ post: Draft }>('GET', `/api/vocal/posts/${post.id}`);
    const words = plainText(stored.content);
    const saves = statuses.get(200) ?? 0;
    const others = [...statuses.values()].reduce((sum, count) => sum + count, 0) - saves;
    console.log(
      table([
        { name: 'minutes of writing', value: minutes, unit: '', bar: null },
        { name: 'saves', value: saves, unit: '', bar: null },
        { name: 'saves with another status than 200', value: others, unit: '', bar: 0 },
        { name: 'checks that found a conflict', value: conflicts, unit: '', bar: 0 },
        {
          name: 'characters missing on the server',
          value: plainText(tab.typed).length - words.length,
          unit: '',
          bar: 0,
        },
      ]),
    );
  } finally {
    await browser.close();
    await network.stop();
  }
}
