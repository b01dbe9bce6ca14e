import { Plugin } from '@tiptap/pm/state';

/** An address that is pasted on selected words becomes their link. */
export function pasteLink(): Plugin {
  return new Plugin({
    props: {
      handlePaste({ state, dispatch }, event) {
        const { empty, from, to, $from, $to } = state.selection;
        const href = event.clipboardData?.getData('text/plain').trim() ?? '';
        const mark = state.schema.marks.link;
        if (empty || !mark || !$from.sameParent($to) || !$from.parent.type.allowsMarkType(mark)) return false;
        if (!/^(?:https?:\/\/|mailto:)\S+$/i.test(href) || !URL.canParse(href)) return false;
        dispatch(state.tr.addMark(from, to, mark.create({ href })));
        return true;
      },
    },
  });
}
