/** Something that is asked of the server: whether it is under way, went well, or why it was refused. */

export class Deed {
  busy = $state(false);
  done = $state(false);
  problem = $state.raw<unknown>(null);

  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.done = false;
    this.problem = null;
    try {
      await what();
      this.done = true;
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
