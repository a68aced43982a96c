/* This file is the program that works out how many goes a tour of Capital Adventure takes, for a side that plays it best.

   `scripts/fit_way_home.py` writes `board.h` with the board, the Hazards and the Telexes, compiles this and runs it. It
   improves the goes left from every city, with every set of lacking cities of its continent, all cash in steps of $50,
   Travel Tokens and insurance, until nothing changes any more: continents from the last to the first, since those behind
   are finished. A deportation costs a fixed number of goes (as measured), a Double has a price in goes. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

#define SUMS 81          /* cash in steps of $50 */
#define SETS 16          /* sets of lacking cities of a continent */
#define TOKEN 8          /* what a Travel Token pays, in steps */
#define VISAS 20         /* what both Visas cost */
#define SEA_VISA 10
#define FAR (1 << 28)
#define DEAREST 100      /* no journey costs more steps */
#define SWEEPS 400
#define EXACT 0.02
#define DOUBLE_PRICE 0.6 /* goes that a Double must save */

typedef double Holdings[2][3][SUMS];    /* by insurance, Travel Tokens, cash */
typedef double Asked[2][3][SUMS][2];    /* the same, without and with a Double */
typedef struct { int to, lacking, fare, visas, crosses; } Trip;

static Holdings left[2][N][SETS];       /* goes left from the next go on; second once sent back from the Atlantic */
static Asked asked[2][N][SETS];         /* goes left after a go of questions without a journey */
static Asked asked_here;                /* the same where the journey is still open */
static Holdings ended, stopped;
static Trip *trips[N][SETS];
static int trip_count[N][SETS], cheapest[N];
static const int (*hazards[5])[4] = {hz0, hz1, hz2, hz3, hz4};
static const int hazard_count[5] = {NH0, NH1, NH2, NH3, NH4}, *telexes[5] = {tx0, tx1, tx2, tx3, tx4};
static const double exile[5] = {0.5, 2.3, 4.8, 5.4, 3.8};
static double knows, p_right, p_wrong, p_hazard = 2. / 24, p_telex = 1. / 24;
static int has_visas, answer_money = 4;

static int capped(int sum) { return sum > SUMS - 1 ? SUMS - 1 : sum; }

static void find_trips(int city, int lacking) {
  static int fare[2][N][SETS];
  static char done[2][N][SETS];
  static Trip found[4096];
  int count = 0, here = cont[city];
  for (int a = 0; a < 2; a++) for (int c = 0; c < N; c++) for (int s = 0; s < SETS; s++) fare[a][c][s] = FAR;
  memset(done, 0, sizeof done);
  fare[0][city][lacking] = 0;
  for (;;) {
    int across = -1, at = 0, set = 0, least = DEAREST;
    for (int a = 0; a < 2; a++) for (int c = 0; c < N; c++) for (int s = 0; s < SETS; s++)
      if (!done[a][c][s] && fare[a][c][s] < least) { least = fare[a][c][s]; across = a; at = c; set = s; }
    if (across < 0) break;
    done[across][at][set] = 1;
    if (least > 0) found[count++] = (Trip){at, set, least, across && has_visas ? VISAS : 0, across};
    if (at == HARBOUR && least > 0) continue;
    for (int l = 0; l < NL; l++) if (legs[l][0] == at) {
      int to = legs[l][1], beyond = across, after = set;
      if (legs[l][3]) {
        if (across || set || cont[to] != here + 1) continue;
        beyond = 1;
        after = fullm[here + 1];
      }
      after &= ~lbit[to];
      if (least + legs[l][2] < fare[beyond][to][after]) fare[beyond][to][after] = least + legs[l][2];
    }
  }
  trips[city][lacking] = malloc(sizeof(Trip) * count);
  memcpy(trips[city][lacking], found, sizeof(Trip) * count);
  trip_count[city][lacking] = count;
}

static double end_go(int back, int c, int m, int x, int t, int i) {
  if (isca[c]) {
    if (t < 2) t++;
    if (cheapest[c] > x + t * TOKEN + i * ins[cont[c]]) return 1 + left[back][c][m][i][t][x] + exile[cont[c]];
  }
  return left[back][c][m][i][t][x];
}

static double best_trip(int back, int c, int m, int x, int t, int i, double best) {
  for (int a = 0; a < trip_count[c][m]; a++) {
    Trip *trip = &trips[c][m][a];
    for (int k = 0; k <= t && !(k && (k - 1) * TOKEN >= trip->fare); k++) {
      int pay = (trip->fare > k * TOKEN ? trip->fare - k * TOKEN : 0) + trip->visas;
      if (pay > x) continue;
      double goes = end_go(back, trip->to, trip->lacking, x - pay, t - k, trip->crosses ? 1 : i);
      if (goes < best) best = goes;
    }
  }
  return best;
}

static double roll(int back, int c, int m, int x, int t, int i, int d, Holdings stop, Asked on) {
  int here = cont[c], times = d ? 2 : 1, y = capped(x + answer_money * times), paying = 0;
  double total = 0, goes = p_wrong * stop[i][t][x];
  goes += p_right * (y == SUMS - 1 ? stop[i][t][y] : fmin(on[i][t][y][d], stop[i][t][y]));
  for (int j = 0; j < NT; j++) {
    y = capped(x + telexes[here][j] * times);
    if (y == x) continue;
    total += fmin(on[i][t][y][d], stop[i][t][y]);
    paying++;
  }
  goes += p_telex * (paying ? total / paying : stop[i][t][x]);
  total = 0;
  for (int j = 0; j < hazard_count[here]; j++) {
    const int *h = hazards[here][j];
    int amount = h[1] * times;
    if (h[0] == 0) {
      if (x + i * ins[here] < amount) total += left[back][c][m][i][t][x] + exile[here];
      else total += x >= amount ? stop[i][t][x - amount] : stop[0][t][capped(x + ins[here] - amount)];
    } else if (h[0] == 1) total += stop[i][t][0];
    else if (h[0] == 2) total += stop[i][t][x] + h[2];
    else total += h[3] == c ? stop[i][t][x] : left[back][h[3]][m][i][t][x];
  }
  return goes + p_hazard * total / hazard_count[here];
}

static double sail(int back, int x, int t, int i) {
  double goes = 1 / knows - 1;
  for (int n = 0; n < 6; n++)
    if (back) goes += (p_wrong + p_hazard * 3) / p_right;
    else goes = (p_right * goes + p_wrong + p_hazard * left[1][SENTBACK][0][i][t][x]) / (p_right + p_hazard);
  return goes;
}

static double begun(int back, int c, int m, int x, int t, int i, double best) {
  for (int a = 0; a < trip_count[c][m]; a++) {
    Trip *trip = &trips[c][m][a];
    if (isca[trip->to] || trip->to == c) continue;
    for (int k = 0; k <= t && !(k && (k - 1) * TOKEN >= trip->fare); k++) {
      int pay = (trip->fare > k * TOKEN ? trip->fare - k * TOKEN : 0) + trip->visas;
      if (pay > x) continue;
      double *goes = asked[back][trip->to][trip->lacking][trip->crosses ? 1 : i][t - k][x - pay];
      best = fmin(best, fmin(goes[0], goes[1] + DOUBLE_PRICE));
    }
  }
  if (has_visas && m == 0)
    for (int l = 0; l < NL; l++) if (legs[l][0] == c && legs[l][3] && cont[legs[l][1]] == cont[c] + 1)
      for (int k = 0; k <= t && !(k && (k - 1) * TOKEN >= legs[l][2]); k++) {
        int to = legs[l][1], pay = legs[l][2] > k * TOKEN ? legs[l][2] - k * TOKEN : 0;
        if (pay > x) continue;
        double goes = left[back][to][fullm[cont[to]]][1][t - k][x - pay];
        goes = knows * (goes + (1 - knows) / knows) + (1 - knows) * left[back][c][m][i][t][x];
        best = fmin(best, goes);
      }
  if (c == HARBOUR && m == 0)
    for (int k = 0; k <= t; k++) {
      int pay = SEAFARE / 50 - k * TOKEN;
      if (pay < 0) pay = 0;
      if (pay > x) continue;
      double goes = sail(back, x - pay, t - k, i);
      best = fmin(best, has_visas ? knows * goes + (1 - knows) * end_go(back, c, m, x, t, i) : goes);
      if (has_visas && pay + SEA_VISA <= x) best = fmin(best, sail(back, x - pay - SEA_VISA, t - k, i));
    }
  return best;
}

static double improve(int back, int c, int m) {
  int here = cont[c];
  double change = 0;
#define EACH for (int i = 0; i < 2; i++) for (int t = 0; t < 3; t++) for (int x = SUMS - 1; x >= 0; x--)
  EACH ended[i][t][x] = end_go(back, c, m, x, t, i);
  EACH stopped[i][t][x] = best_trip(back, c, m, x, t, i, ended[i][t][x]);
  for (int t = 0; t < 3; t++) for (int x = 0; x < SUMS; x++)
    stopped[1][t][x] = fmin(stopped[1][t][x], stopped[0][t][capped(x + ins[here])]);
  if (!isca[c]) for (int d = 0; d < 2; d++) {
    EACH asked_here[i][t][x][d] = roll(back, c, m, x, t, i, d, stopped, asked_here);
    EACH asked[back][c][m][i][t][x][d] = roll(back, c, m, x, t, i, d, ended, asked[back][c][m]);
  }
  EACH {
    double best = begun(back, c, m, x, t, i, stopped[i][t][x]);
    if (i) best = begun(back, c, m, capped(x + ins[here]), t, 0, best);
    if (!isca[c]) best = fmin(best, fmin(asked_here[i][t][x][0], asked_here[i][t][x][1] + DOUBLE_PRICE));
    change = fmax(change, fabs(best + 1 - left[back][c][m][i][t][x]));
    left[back][c][m][i][t][x] = best + 1;
  }
  return change;
}

static void write_row(Holdings goes) {
  for (int i = 0; i < 2; i++) for (int t = 0; t < 3; t++) for (int n = 0; n < NOTES; n++) {
    int parts = (int)(goes[i][t][notes[n]] * PARTS + 0.5);
    if (parts > 65535) parts = 65535;
    putchar(parts & 255);
    putchar(parts >> 8);
  }
}

int main(int count, char **words) {
  if (count < 3) return 1;
  knows = atof(words[1]) / 100;
  has_visas = atoi(words[2]);
  p_right = 21. / 24 * knows;
  p_wrong = 21. / 24 * (1 - knows);
  for (int c = 0; c < N; c++) {
    cheapest[c] = DEAREST;
    for (int l = 0; l < NL; l++) if (legs[l][0] == c && legs[l][2] < cheapest[c]) cheapest[c] = legs[l][2];
  }
  for (int b = 0; b < 2; b++) for (int c = 0; c < N; c++) for (int m = 0; m < SETS; m++) EACH {
    left[b][c][m][i][t][x] = 30;
    asked[b][c][m][i][t][x][0] = asked[b][c][m][i][t][x][1] = 1e6;
  }
  for (int here = 4; here >= 0; here--) for (int back = here == 4; back >= 0; back--) {
    int sets = back ? 0 : fullm[here];
    double change = 1;
    for (int c = 1; c < N; c++) if (cont[c] == here) for (int m = 0; m <= sets; m++) if (!trips[c][m]) find_trips(c, m);
    for (int sweep = 0; sweep < SWEEPS && change > EXACT; sweep++) {
      change = 0;
      for (int m = 0; m <= sets; m++) for (int c = N - 1; c > 0; c--)
        if (cont[c] == here && !(lbit[c] & m)) change = fmax(change, improve(back, c, m));
    }
  }
  for (int c = 1; c < N; c++) for (int m = 0; m <= fullm[cont[c]]; m++) if (!(m & lbit[c])) write_row(left[0][c][m]);
  for (int c = 1; c < N; c++) if (cont[c] == 4) write_row(left[1][c][0]);
  return 0;
}
