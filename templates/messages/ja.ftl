### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = ja
language-name = 日本語
language-number = 6

## Lists: "a and b", "a, b and c"

list-two = { $first }と{ $second }
list-more = { $first }、{ $second }

## The race: titles of its pages, the track

race-page-track = { $course }：コース
race-page-rules = { $course }：ルール
race-page-cards = { $course }：カード{ $number }
race-page-backs = { $course }：カードのうら{ $number }
race-page-pawns = 折って作るコマ

race-title = ほうきでビューン
race-course = { $adjective }{ $place }
race-adjective = { $number ->
    [1] 曲がった
    [2] 月明かりの
    [3] 鼻歌まじりの
    [4] 真夜中の
    [5] からまりの
    [6] 風ふく
    [7] きりの
    [8] 銀の
    [9] 星ふる
    [10] くすくす
    [11] からっぽの
    [12] ぶくぶく
    [13] ねむたい
    [14] とげとげ
    [15] ビロードの
   *[16] ぐらぐら
}
race-place = { $number ->
    [1] 一里
    [2] ぬま
    [3] 森
    [4] おか
    [5] 草原
    [6] あれ野
    [7] 小道
    [8] 谷間
    [9] 小川
    [10] くだもの園
    [11] 野原
    [12] 谷
    [13] 庭
    [14] 山のせ
    [15] やぶ
   *[16] 山道
}
race-players = { $players ->
   *[other] { $players }人
}
race-spaces = { $spaces }マス
race-about-minutes = 約{ $minutes }分（{ $low }〜{ $high }分）
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = シード
race-start = スタート
race-finish = ゴール
race-picture = 絵
race-picture-note = この絵のカードが出たら、前へも後ろへもここに飛ぶ。
race-nap = おひるね
race-nap-note = ここに止まったら、1回休み。
race-nap-note-hold = 同じ色のカードで目がさめるまで動けない。
race-bridge = 橋
race-bridge-note = 始まりに止まったら、終わりまで飛ぶ。

## Cards and pawns of the race

race-red = 赤
race-purple = むらさき
race-yellow = 黄
race-blue = 青
race-orange = オレンジ
race-green = 緑
race-cat = ネコ
race-pumpkin = カボチャ
race-potion = 魔法薬
race-toadstool = 毒キノコ
race-moon = 月
race-hat = ぼうし
race-twice = 2回
race-go-to-its-space = そのマスへ
race-pawns-title = 折って作るコマ
race-pawns-intro = どの魔女にも、いっしょに飛ぶ生き物がいます。コースの1マスに、コマは2つのります。2列目は予備です。
race-pawns-cut = コマを線にそって*切り取ります*。
race-pawns-fold = 点線で*折ります*。上は後ろへ、2つの足は内がわへ。
race-pawns-glue = 足と足をかさねて*はります*。コマが立ちました！
race-pawns-foot = のり

## The rules of the race: *bold*

race-rules-title = レースの遊び方
race-rules-intro = 大なべはぐつぐつ、晩ごはんはもうできています。ビリのほうきは、お皿あらい！
race-rules-goal = 目的
race-rules-goal-text = スタートからゴールまで飛びましょう。最初に大なべに着いた魔女の勝ちです！字が読めなくても大丈夫。行き先はカードが教えてくれます。
race-rules-set-up = 始める前に
race-rules-set-up-cut = カードを切り取り、コマを折ります。
race-rules-set-up-pawns = みんなのコマをスタートに置きます。
race-rules-set-up-deck = { $cards }枚のカードをよくまぜ、うら向きの山にします。
race-rules-set-up-first = いちばん年下の人から始めて、左回りに進みます。
race-rules-turn = 自分の番
race-rules-turn-text = カードを*1枚*引き、出たとおりに飛んで、カードはわきに置きます。同じマスに何人いてもかまいません。山がなくなったら、まぜて続けます。
race-rules-turn-text-replacement = カードを*1枚*引き、出たとおりに飛んだら、カードを山にもどしてまぜます。同じマスに何人いてもかまいません。
race-rules-colour = *1つの色*：その色の*次の*マスまで進みます。カードの小さな形は、マスの形とも同じです。
race-rules-double = *同じ色が2つ*：その色の*2つ目*のマスまで進みます。
race-rules-picture = *絵*：その絵のマスへまっすぐ飛びます。*後ろ*にあってももどります。ざんねん！
race-rules-spaces = 特別なマス
race-rules-bridge = *橋*：橋の始まりのマスに止まったら、すぐに矢印の向きへわたります。通りすぎるだけなら、何も起こりません。
race-rules-nap = *おひるね*：ここに止まったら、ねむってしまい、1回休みです。
race-rules-nap-hold = *おひるね*：ここに止まったら、そのマスの色のカードを引くまで動けません。引いたら目がさめて、そのカードで飛びます。ほかのカードでは起きません。
race-rules-winning = 勝ち
race-rules-winning-text = もう前に自分の色のマスがありませんか？それならゴールに飛びこんで*勝ち*です。ぴったりの数はいりません。
race-rules-winning-first = だれか1人がゴールしたら、ゲームは終わりです。
race-rules-winning-everyone = ほかの人は、全員がゴールするまで続けます。
race-rules-length = かかる時間
race-rules-length-text = このレースは{ $players }用です。1つの番に{ $seconds }なら、約{ $minutes }、{ $turns }かかります。すべては運しだい。10回に1回ほどは{ $low }以内に終わり、10回に1回ほどは{ $high }より長くかかります。
race-minutes = { $minutes ->
   *[other] { $minutes }分
}
race-seconds = { $seconds ->
   *[other] { $seconds }秒
}
race-turns = { $turns ->
   *[other] { $turns }回の番
}
race-turns-each = 1人{ $turns }
race-turns-last = 最後の魔女が着くまで{ $turns }
race-rules-variants = ほかの遊び方
race-rules-variant-everyone = *みんなでゴール*：全員がゴールするまで遊びます。ビリの人がお皿あらいです。
race-rules-variant-first = *短距離走*：最初の魔女がゴールしたら終わりです。
race-rules-variant-gentle = *そよ風*：小さな子は、後ろにもどる絵を引いたら、山にもどして引き直します。
race-rules-variant-choice = *かしこいほうき*：カードを2枚持ち、1枚使ったら、新しく1枚引きます。

## Races that cannot be made

race-too-short = { $players }用で{ $wish }のレースは作れません。いちばん短くて約{ $least }です。もっと長くしてください
race-too-long = { $players }用で{ $wish }のレースは作れません。いちばん長くて約{ $most }です。もっと短くしてください
race-not-found = シード{ $seed }からは、{ $players }用で{ $wish }のレースが見つかりませんでした。別のシードにするか、長さを少し変えてください
race-no-time = 1つの番を0秒にはできません。1秒以上にしてください

## What the document of a race says about itself

race-subject = 子どものためのレース：{ $course }
race-subjects = 子どものためのレース{ $count }本：{ $courses }

## What the terminal prints: potions, answers

terminal-ingredients = ハーブ：
terminal-hint = 「sage 2, mint 1」のように魔法薬を入力してください。help でくわしい説明が出ます。
terminal-tests = { $count ->
   *[other] テスト{ $shown }回
}
terminal-tests-so-far = このゲームはここまでで{ $tests }。log で見られます。
terminal-help =
    いちばん古いハーブから順に、丸の数をつけて魔法薬を入力します：sage 2, mint 1
      fox (owl, raven, ..., nobody)   次からだれのテストか
      guesser sage 2, mint 1          「当てずっぽう」マスの無料テスト（versatility sage 2 も）
      log                             これまでの全テスト
      notes                           メモした内容
      note sage 3 no                  メモする：no、maybe、yes、blank。数の代わりに decoy も可
      undo                            最後のメモを取り消す
      notes check                     テストと合わないメモがないか調べる
      hint, hint another              ヒントを1段ずつ。別のヒント
      suggest 3                       ハーブ3個でいちばん多くが分かる魔法薬
      handicap fox small              弱い魔女への手がかり（medium、large、または本人と1位の勝ち数：0 2）
      read fox                        ほかの人が目をそらしたら、その手がかりを読む
      review                          ゲームが終わったら、ふり返る
      effects, cells, clue, rules     このゲームにあるもの
      full, room                      全エリアがいっぱい：最後のひとなべへ。まだ空きがある
      check mint sage thyme chives    答えを確かめる
      give up ABCD-EFGH               ルールのページ下のコードで正解を見る
      mode together, rivals, solo     だれとだれが遊ぶか
      again                           記録とメモを消して最初から
      quit                            終わる
terminal-sure = それでもテストするなら yes と入力してください。
terminal-nothing-asked = yes と答える質問は出ていません
terminal-hint-more = hint で続きが、hint another で別のヒントが出ます
terminal-hint-another = hint で別のヒントが出ます
terminal-nothing-certain = メモしたことと聞いたことのほかに、たしかなことは何もありません。テストする時です。suggest 3 で、いちばん多くが分かるハーブ3個の魔法薬が出ます。
terminal-clue-sealed = ほかの人が目をそらしたら、こう入力：read { $witch }
terminal-test-prompt = テスト{ $number }>
terminal-last-prompt = 最後の魔法薬>
terminal-over-prompt = ゲーム終了>
terminal-no-effects = このゲームに効果はありません。
terminal-no-cells = このボードに特別マスはありません。
terminal-no-tests = まだテストはありません。
terminal-full = ボードがいっぱいです。最後の魔法薬を1つ相談して、入力してください。
terminal-poisoned = 全員が毒にやられました。最後の魔法薬を1つ相談して、入力してください。
terminal-again = 記録とメモが消えます。よければ again yes と入力してください
terminal-winner = { $witch }の勝ちです。
terminal-lost = 負けです。check で答えを確かめる、give up で正解を見る、または最初から始められます。
terminal-misused = { $command } は { $rest } といっしょには使えません。使い方は help で見られます
terminal-unknown = { $word } はコマンドでもハーブでもありません。{ $hint }
terminal-near = もしかして { $word } ですか？
terminal-known = コマンドの一覧は help で見られます。ハーブは{ $ingredients }です
terminal-no-note = { $text } はメモになりません。note sage 3 no のように、ハーブ、数か decoy、そして no、maybe、yes、blank のどれかを書いてください
terminal-no-mode = { $mode } というモードはありません。together、rivals、solo のどれかにしてください
terminal-no-answer = 答えがありません。check mint sage thyme chives のように、ハーブを順に書いてください
terminal-give-up = 正解を見るには、give up ABCD-EFGH のように、give up とルールのページ下のコードを入力してください
terminal-decoy = おとり
terminal-marks = x ちがう   ? かも   ! 決まり
terminal-test = テスト{ $number }：
terminal-last-ditch = 最後のひとなべ
terminal-wins = この魔法薬で勝ちです！
terminal-counted = 育ち不足{ $undergrown }、育ちすぎ{ $overgrown }。
terminal-report = { $report }。
terminal-right = 正解！レシピを見つけました。
terminal-wrong = ちがいます。それは答えではありません。
terminal-winning-potion = 勝ちになる魔法薬：

## What the terminal prints: races

terminal-players = { $count ->
   *[other] { $shown }人
}
terminal-games = { $count ->
   *[other] { $shown }ゲーム
}
terminal-races = { $count ->
   *[other] レース{ $shown }本
}
terminal-spaces = { $count ->
   *[other] { $shown }マス
}
terminal-cards = { $count ->
   *[other] カード{ $shown }枚
}
terminal-progress = { $whole }の{ $percent }%
terminal-seconds-left = { $progress }、残り{ $seconds }秒
terminal-minutes-left = { $progress }、残り{ $minutes }分
terminal-board-published = 公開されたボード
terminal-board-programmed = プログラムどおりの公開ボード
terminal-board-of-seed = シード{ $seed }のボード
terminal-board-of-file = { $file }のボード
terminal-board = { $name }、{ $spaces }マス、カード{ $cards }枚、{ $draws }、{ $nap }、{ $end }
terminal-with-replacement = 引いたカードをもどす
terminal-without-replacement = 引いたカードをもどさない
terminal-held = その色が出るまで止まる
terminal-turn-lost = 1回休み
terminal-until-everyone = 全員がゴールするまで
terminal-until-first = 最初の1人がゴールするまで
terminal-board-first-move = { $board }、2つ進むカードでは1つ目の移動の後にも橋と休みあり
terminal-on-board = { $board }で{ $what }
terminal-games-of = { $players }で{ $games }
terminal-game = ゲーム
terminal-player = プレイヤー{ $number }
terminal-total = 合計
terminal-unfinished = 未完了
terminal-ended-early = 途中で終了、一部の結果：{ $part }
terminal-first-of = { $games }のうち最初の{ $first }
terminal-stopped = { $games }が未完了：10,000手でプレイヤーが止まりました。以下には数えません
terminal-all-finished = 全ゲーム完了
terminal-moves = 手数
terminal-turns = 番の数
terminal-seat = 席{ $number }
terminal-mean = 平均{ $mean } ± { $error }、標準偏差{ $deviation }
terminal-lengths = 5% { $low }、中央値{ $median }、95% { $high }；最短{ $shortest }、最長{ $longest }；最多{ $mode }（{ $share }）
terminal-mean-turns = 休みをふくめた平均{ $mean }、{ $rounds } ± { $error }周
terminal-seat-wins = 最初に勝つのはゲームの{ $share }（{ $low }〜{ $high }）、{ $moves }手
terminal-same-games = 同じゲームをもう一度：同じオプションに --seed { $seed }
terminal-same-board = 同じボードをもう一度：同じオプションに --seed { $seed }
terminal-same = 同じものをもう一度：同じオプションに --seed { $seed }
terminal-exactly = 1人の厳密な計算、
terminal-exact-mean = 平均{ $mean }、標準偏差{ $deviation }
terminal-exact-lengths = { $mean }；5% { $low }、中央値{ $median }、95% { $high }
terminal-exact-peaks = 最短{ $shortest }；最多{ $mode }；山は{ $peaks }；{ $longer }は150より長い
terminal-more = ほか{ $count }
terminal-together = { $players }でいっしょに：{ $rounds }周、{ $turns }回の番
terminal-exact-seat = 最初に勝つのはゲームの{ $share }
terminal-plot-alone = 1ゲームの手数
terminal-plot-together = 全プレイヤーを合わせた1ゲームの手数
terminal-plot-exact = プレイヤー1人の手数
terminal-plot-of = { $board }の厳密な計算
terminal-plot-partial = { $numbers }；一部：{ $part }
terminal-plot-shares = その手数になるゲームの割合
terminal-plot-steps = { $width }きざみの手数と、ゲームの割合
terminal-plot-curve = 厳密な計算
terminal-plot-median = 中央値
terminal-plot-longer = ゲームの{ $share }%はこれより長い
terminal-race = レース{ $seed }：
terminal-race-board = { $race } { $spaces }、{ $cards }
terminal-race-length = { $players }で{ $minutes }分：{ $turns }、1つの番に{ $seconds }秒
terminal-race-each = 1人{ $turns }回の番
terminal-race-last = 最後の1人がゴールするまで{ $turns }回の番
terminal-race-spread = 10ゲームに1つは{ $low }分以内、10に1つは{ $high }分より長い
terminal-race-bridges = 橋
terminal-race-bridge = { $from }から{ $end }
terminal-race-naps = 1回休み
terminal-race-pictures = 絵
terminal-race-none = なし
terminal-race-printed = { $race } { $course }、{ $players }、{ $spaces }、約{ $minutes }分、{ $paper }

## What the referee's server answers to phones

server-damaged = テーブル{ $table }の保存データが読めません。レフェリーに新しいテーブルをたのんでください
server-table-name = これはテーブルの名前ではありません。名前は K7QM2XWP のような8つの英字と数字です
server-no-table = このサーバーにテーブル{ $table }はありません。名前を見直すか、新しいテーブルを開いてください
server-not-loaded = テーブル{ $table }のゲーム（{ $game }）は今このサーバーで動いていません。そのゲームで始めるようレフェリーにたのめば、続きから遊べます
server-other-game = このコードのゲーム（{ $game }）は、このサーバーの担当ではありません。レフェリーに聞いてください
