/** Hands on what comes of the newest news; what older news still lead to is too late. */
export function latest<News, Outcome>(
  find: (news: News) => Promise<Outcome> | Outcome,
  take: (outcome: Outcome) => void,
): (news: News) => Promise<void> {
  let turn = 0;
  return async (news) => {
    turn += 1;
    const mine = turn;
    const outcome = await find(news);
    if (mine === turn) take(outcome);
  };
}
