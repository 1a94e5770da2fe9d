### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = ja
language-name = 日本語
language-number = 6

## Lists: "a and b", "a, b and c"

list-two = { $first }と{ $second }
list-more = { $first }、{ $second }
list-sentence = { $text }。
list-sentences = { $first }{ $second }

## The race: titles of its pages, the track

race-page-track = { $course }：コース
race-page-rules = { $course }：ルール
race-page-cards = { $course }：カード{ $number }
race-page-backs = { $course }：カードのうら{ $number }
race-page-pawns = 折って作るコマ
race-deck = カードセット{ $letter }
race-deck-of-all = { $deck }（この名前が書かれたコース全部で使います）

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
    [14] 山の背
    [15] やぶ
   *[16] 山道
}
race-players = { $players ->
   *[other] { $players }人
}
race-spaces = { $spaces }マス
race-about-minutes = 約{ $minutes }分（{ $low }〜{ $high }分）
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = ゲームコード
race-start = スタート
race-finish = ゴール
race-turn-note = カードを引いて飛ぶ。そのマスがもう前になければ勝ち！
race-one = 1つの色
race-one-note = その色の次のマスへ飛ぶ。
race-two = 同じ色が2つ
race-two-note = その色の2つ目のマスへ飛ぶ。
race-picture = 絵
race-picture-note = この絵が出たら、前でも後ろでもここへ。
race-nap = ひるね
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
race-pawns-intro = どの魔女にも、いっしょに飛ぶ生き物と、スタートの小屋があります。2列目は予備です。
race-pawns-cut = コマを線にそって*切り取ります*。
race-pawns-fold = 点線で*折ります*。上は後ろへ、2つの足は内側へ。
race-pawns-glue = 足と足を重ねて*はります*。コマが立ちました！
race-pawns-foot = のり

## The rules of the race: *bold*

race-rules-title = レースの遊び方
race-rules-intro = 大なべはぐつぐつ、晩ごはんはもうできています。ビリのほうきは、お皿あらい！
race-rules-goal = 目的
race-rules-goal-text = スタートからゴールまで飛びましょう。最初に大なべに着いた魔女の勝ちです！字が読めなくても大丈夫。行き先はカードが教えてくれます。
race-rules-set-up = 始める前に
race-rules-set-up-cut = カードを切り取り、コマを折ります。
race-rules-set-up-pawns = みんな、自分の生き物がかいてあるスタートの場所にコマを置きます。
race-rules-set-up-deck = { $cards }枚のカードをよくまぜ、うら向きの山にします。
race-rules-set-up-shared-deck = *{ $deck }*を使います。この名前が書かれたコースは、どれも同じセットを使います。{ $cards }枚のカードをよくまぜ、うら向きの山にします。
race-rules-set-up-first = いちばん年下の人から始めて、左回りに進みます。
race-rules-turn = 自分の番
race-rules-turn-text = カードを*1枚*引き、出たとおりに飛んで、カードはわきに置きます。同じマスに何人いてもかまいません。山がなくなったら、まぜて続けます。
race-rules-turn-text-replacement = カードを*1枚*引き、出たとおりに飛んだら、カードを山にもどしてまぜます。同じマスに何人いてもかまいません。
race-rules-colour = *1つの色*：その色の*次の*マスまで進みます。マスの小さなしるしも、カードと同じ形です。
race-rules-double = *同じ色が2つ*：その色の*2つ目*のマスまで進みます。
race-rules-picture = *絵*：その絵のマスへまっすぐ飛びます。*後ろ*にあってももどります。ざんねん！
race-rules-spaces = 特別なマス
race-rules-bridge = *橋*：橋の始まりのマスに止まったら、すぐに矢印の向きへわたります。通りすぎるだけなら、何も起こりません。
race-rules-nap = *ひるね*：ここに止まったら、ねむってしまい、1回休みです。
race-rules-nap-hold = *ひるね*：ここに止まったら、そのマスの色のカードを引くまで動けません。引いたら目がさめて、そのカードで飛びます。ほかのカードでは起きません。
race-rules-winning = 勝ち
race-rules-winning-text = 自分の色のマスが、もう前にありませんか？それならゴールに飛びこんで*勝ち*です。ぴったりの数でなくてもかまいません。
race-rules-winning-first = だれか1人がゴールしたら、ゲームは終わりです。
race-rules-winning-everyone = ほかの人は、全員がゴールするまで続けます。
race-rules-length = かかる時間
race-rules-length-text = このレースは{ $players }用です。1ターンに{ $seconds }なら、{ $turns }で約{ $minutes }かかります。すべては運しだい。10回に1回ほどは{ $low }以内に終わり、10回に1回ほどは{ $high }より長くかかります。
race-minutes = { $minutes ->
   *[other] { $minutes }分
}
race-seconds = { $seconds ->
   *[other] { $seconds }秒
}
race-turns = { $turns ->
   *[other] { $turns }ターン
}
race-turns-each = 1人{ $turns }
race-turns-last = 最後の魔女が着くまで{ $turns }
race-rules-variants = ほかの遊び方
race-rules-variant-everyone = *みんなでゴール*：全員がゴールするまで遊びます。ビリの人がお皿あらいです（{ $minutes }）。
race-rules-variant-first = *短距離走*：最初の魔女がゴールしたら終わりです（{ $minutes }）。
race-rules-variant-gentle = *そよ風*：小さな子は、後ろにもどる絵を引いたら、山にもどして引き直します（{ $minutes }）。
race-rules-variant-choice = *かしこいほうき*：カードを2枚持ち、1枚使ったら、新しく1枚引きます（{ $minutes }）。

## Races that cannot be made

race-too-short = { $players }用で{ $wish }のレースは作れません。いちばん短くて約{ $least }です。もっと長くしてください
race-too-long = { $players }用で{ $wish }のレースは作れません。いちばん長くて約{ $most }です。もっと短くしてください
race-not-found = ゲームコード{ $seed }からは、{ $players }用で{ $wish }のレースが見つかりませんでした。別のゲームコードにするか、長さを少し変えてください

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
      note sage 3 no                  メモする：no、maybe、yes、blank。番号の代わりに decoy か効果も可
      note sage all no                その行の空白を全部×に。note all 3 no はその列
      undo                            最後のメモを取り消す
      wrong 3, right 3                テスト3は入力まちがいで、数に入れない。やはり正しかった
      notes check                     テストと合わないメモがないか調べる
      hint, hint another              ヒントを1段ずつ。別のヒント
      suggest 3                       ハーブ3個でいちばん多くが分かる魔法薬
      handicap fox small              弱い魔女への手がかり（medium、large、または本人と1位の勝ち数：0 2）
      read fox                        ほかの人が目をそらしたら、その手がかりを読む
      review                          ゲームが終わったら、ふり返る
      effects, cells, clue, rules     このゲームにあるもの
      full, room                      ゲームの終わり：もう一度レシピを答える、最後のひとなべ。まだ続く
      name mint sage thyme chives     レシピを答える（answer と guess も同じ）
      name fox … / owl …              同時に答えたライバルは勝ちを分け合う
      turn 12                         勝ちの星を決める丸が何番目か
      give up ABCD-EFGH               ルールのページ下のコードで正解を見る
      mode together, rivals, solo     だれとだれが遊ぶか
      again                           記録とメモを消して最初から
      quit                            終わる
terminal-mistyped = テスト{ $number }は記録に残りますが、もう数に入りません。right { $number } で元にもどせます。
terminal-counts-again = テスト{ $number }は、また数に入ります。
terminal-entered-wrongly = 入力まちがい
terminal-sure = それでもテストするなら yes と入力してください。
terminal-nothing-asked = yes と答える質問は出ていません
terminal-hint-more = hint で続きが、hint another で別のヒントが出ます
terminal-hint-another = hint で別のヒントが出ます
terminal-nothing-certain = メモしたことと聞いたことのほかに、確かなことは何もありません。テストする時です。suggest 3 で、いちばん多くが分かるハーブ3個の魔法薬が出ます。
terminal-clue-sealed = ほかの人が目をそらしたら、こう入力：read { $witch }
terminal-test-prompt = テスト{ $number }>
terminal-last-prompt = レシピ>
terminal-over-prompt = ゲーム終了>
terminal-no-effects = このゲームに効果はありません。
terminal-no-cells = このボードに特別マスはありません。
terminal-no-tests = まだテストはありません。
terminal-full = ゲームは終わりです。もう一度だけ、ハーブを順に、丸の数なしでレシピを答えてください。これが最後のひとなべです。
terminal-poisoned = 全員が毒にやられました。
terminal-again = 記録とメモが消えます。よければ again yes と入力してください
terminal-winner = { $witch }の勝ちです。
terminal-winners = { $witches }の同時の勝ちです。
terminal-lost = 負けです。give up で正解を見るか、again で最初から始められます。
terminal-track-wrong = 月の道の丸を{ $step }つ消してください。
terminal-track-rival = 答えた人は、次の{ $step }ターンを休みます。
terminal-track-first = まだ消していない最初の丸から始めます。
terminal-track-last = 最後の丸の1つ先から始めます。
terminal-track-aims = 達成しためあて1つごとに、{ $step }つもどります。
terminal-track-brewed = 大なべの魔法薬で勝ったので、さらに{ $step }つもどります。
terminal-turn-asked = 着いた丸が何番目かを turn 12 のように入力してください。最後の1つ先は turn { $past } です。
terminal-stars = 星{ $stars }つです。
terminal-misused = { $command } は { $rest } といっしょには使えません。使い方は help で見られます
terminal-unknown = { $word } はコマンドでもハーブでもありません。{ $hint }
terminal-near = もしかして { $word } ですか？
terminal-known = コマンドの一覧は help で見られます。ハーブは{ $ingredients }です
terminal-about = { $what }：{ $sentence }
terminal-advised = { $sentence }。{ $advice }
terminal-with = { $sentence }（{ $option }）
terminal-no-game = ゲーム{ $given }はありません。{ $games } を使ってください
terminal-no-game-near = ゲーム{ $given }はありません。もしかして { $near } ですか？
terminal-no-picture = 画像 { $path } はありません。QRコードの写った画像のパスか、コードの文字列を指定してください
terminal-picture-heic = HEIC の写真は読めません。iPhone の「設定」>「カメラ」>「フォーマット」で「互換性優先」を選んで撮り直すか、写真のスクリーンショットを使ってください
terminal-pdf-encrypted = この PDF はパスワードで保護されています。パスワードなしで保存し直すか、コードのあるページの画像を指定してください
terminal-pdf-damaged = この PDF はこわれているか、途中で切れています。コピーかダウンロードをやり直してください
terminal-svg-damaged = この SVG はこわれているか、途中で切れています。コピーかダウンロードをやり直してください
terminal-document-no-code = このファイルのどのページにも QR コードが見つかりません。シートの表面があるファイルか、コードの画像を指定してください
terminal-document-foreign = このファイルの QR コードは Cauldron Press のシートのものではありません。シートの表面があるファイルか、コードの画像を指定してください
terminal-document-several = このファイルには複数のゲームのコードがあります。1つのゲームだけのファイルか、そのコードの画像を指定してください
terminal-of-game = ゲーム{ $number }（{ $seed }）
terminal-game-number = ゲーム{ $number }
terminal-in-file = { $path }：{ $sentence }
terminal-nothing-to-brew = 調合するゲームがありません。--seed か、コードの文字列か、その画像を指定してください。例：cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = 確かめるものがありません。コードの文字列かその画像、続いて答えを指定してください。例：cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up はコードを開きます。--seed の代わりに、コードの文字列かその画像を指定してください
terminal-no-note = { $text } はメモになりません。note sage 3 no のように、ハーブ、列、そして no、maybe、yes、blank のどれかを書いてください。列は番号、decoy、効果のどれかです。all なら、その行の全部です：note sage all no。列の全部なら：note all 3 no
terminal-no-mode = { $mode } というモードはありません。together、rivals、solo のどれかにしてください
terminal-no-answer = 答えがありません。name mint sage thyme chives のように、ハーブを順に書いてください
terminal-give-up = 正解を見るには、give up ABCD-EFGH のように、give up とルールのページ下のコードを入力してください
terminal-marks = x ちがう   ? かも   ! 決まり
terminal-given = 無料の手がかり：X ちがう   * 決まり   ~ このどれか
terminal-test = テスト{ $number }：
terminal-wins = この魔法薬で勝ちです！
terminal-counted = 育ち不足{ $undergrown }、育ちすぎ{ $overgrown }。
terminal-report = { $report }。
terminal-right = 正解！レシピを見つけました。
terminal-wrong = ちがいます。それは答えではありません。
terminal-named-left = ゲームが終わるまでに、あと{ $left }回答えられます。
terminal-named-used = もう答えられるだけ答えました。ゲームの終わりに、もう一度だけ答えられます。
terminal-tale-no-give-up = キャンペーンの封印はレシピでしか開きません。あきらめコードでそのゲームのコードを開くと、レシピがわかります
terminal-winning-potion = 勝ちになる魔法薬：

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given } は使えません。{ $least }から{ $most }までの整数にしてください
terminal-layout-unfolded = { $option } は折り目で綴じる冊子のためのものです。{ $layout } と一緒に使ってください
terminal-yes-or-no = { $given } は yes でも no でもありません。yes か no にしてください
terminal-no-language = { $given } という言語はありません。{ $languages } から選んでください
terminal-single-games = { $option } は1つのゲームのためのものです。外してください
terminal-output-single = 標準出力に書けるファイルは1つです。{ $option } を外すか、--out でフォルダーを指定してください
terminal-output-folder = { $out } はフォルダーではありませんが、複数のファイルを書き出します。--out でフォルダーを指定してください
terminal-large-print = 14ポイントの文字には a2 以上の用紙が必要です。{ $paper } は --large-print には小さすぎます
terminal-large-enlarged = 大きな文字にはもっと大きな紙が必要です。{ $paper } に印刷するか、{ $flags } を付けて a4 の紙を何枚か使って印刷してください
terminal-braille = 点字は英語だけです。--lang en か --html を使ってください
terminal-printer-unknown = プリンター { $name } は登録されていません。テストページを印刷してください：cauldron align
terminal-printer-near = プリンター { $name } は登録されていません。もしかして { $near } ですか？
terminal-read-again = 目盛りをもう一度読んでください
terminal-no-folder = 設定のフォルダーがわかりません（HOME が設定されていません）。{ $instead } を使ってください
terminal-theme-language = テーマ { $theme } には { $language } の言葉がありません。--lang で { $languages } を選ぶか、別の --theme にしてください
terminal-file-folder = { $path } はフォルダーです。{ $wanted }を指定してください
terminal-file-device = { $path } はデバイスかパイプです。普通のファイルにある{ $wanted }を指定してください
terminal-file-large = { $path } は{ $wanted }としては大きすぎます。{ $most } MiB までです
terminal-file-missing = ファイル { $path } はありません
terminal-file-denied = { $path } を読む許可がありません
terminal-file-unreadable = { $path } を読めません：{ $reason }
terminal-toml-backslash = 二重引用符の中の \ は特殊文字の始まりです。パスは / で書くか、'C:\Users\Ann' のように一重引用符で囲んでください
terminal-names-binary = { $path } はテキスト形式の名簿ではありません。CSVかテキストで保存してください
terminal-names-empty = { $path } に名前がありません。1行に1人ずつ書いてください
terminal-names-column = { $path } に列 { $column } はありません。あるのは { $columns } です
terminal-names-unprintable = { $path } に印刷できない名前があります：{ $faults }。直すか、--names-skip を付けてください。そのシートには名前を書く線が入ります
terminal-names-skipped = 名前の代わりに書き込む線：{ $faults }
terminal-names-character = { $line }行目、{ $name }：{ $character }
terminal-names-long = { $line }行目、{ $name }：{ $count }文字（{ $most }文字まで）
terminal-names-join = { $first }；{ $last }
terminal-names-more = { $faults }；ほか{ $count }件
terminal-names-from = { $path }：列 { $column } の名前を使います。最初は { $first } です。別の列は --names-column で選べます
terminal-names-heading = { $path }：見出し { $heading } の下の最初の名前は { $first } です
terminal-names-first = { $path }：最初の名前は { $first } です
terminal-names-sum = { $path }：{ $line }行目（{ $word }）は名前ではなく合計なので、のぞきます
terminal-names-encoding = { $path } は文字コード { $encoding } として読みました。文字がおかしいときは、UTF-8で保存してください
terminal-names-games = 名前ごとのゲームは、このゲームコードと設定と名前だけで決まります。そのため、二人のレシピが同じになることがありますが、ボードは異なります。マニフェストに名前は入らないので、names.jsonl を保管してください。
terminal-names-missing = この作業の名前が入った { $path } がありません。マニフェストのフォルダーにコピーしてください
terminal-names-other = { $path } には別の作業の名前が入っています。この作業のファイルに置き換えてください
terminal-logo-empty = { $path } は空です。ロゴはSVG、SVGZ、PNG、JPEGのファイルです
terminal-logo-text = { $path } は図ではなく文章です。ロゴはSVG、SVGZ、PNG、JPEGのファイルです
terminal-logo-format = { $path } は別の形式です。ロゴはSVG、SVGZ、PNG、JPEGのファイルです
terminal-reprint-nameless = { $given } はゲームの番号ではありません。{ $path } の作業には名前がないので、1から{ $games }までの番号を指定してください
terminal-reprint-unknown = { $path } の作業に { $given } という名前はありません。名簿の名前かゲームの番号を指定してください
terminal-reprint-near = { $path } の作業に { $given } という名前はありません。{ $near } のことですか？
terminal-reprint-ambiguous = { $given } という名前は複数あります（ゲーム { $numbers }）。番号で指定してください
terminal-wanted-picture = QRコードの写った画像
terminal-wanted-key = かぎのファイル
terminal-wanted-game = 保存したゲーム
terminal-wanted-options = オプションのファイル
terminal-no-setting = { $given } という設定はありません。{ $names } から選んでください
terminal-no-setting-near = { $given } という設定はありません。もしかして { $near } ですか？
terminal-no-json-potions = JSONで出す魔法薬がありません。sage:2 mint:1 のように指定してください
terminal-save-unusable = { $path } は保存したゲームではありません（{ $reason }）。別のファイルを指定するか、このファイルを消してやり直してください
terminal-save-no-text = 文字のファイルではありません
terminal-save-other = { $path } は別のシートのゲームです。そのコードか、別の --save を指定してください
terminal-line-long = 1行が{ $most }文字をこえています。1行に魔法薬かコマンドを1つだけ入力してください
terminal-line-no-text = 入力が文字ではありません。「sage 2, mint 1」のように魔法薬を入力してください
terminal-argument = 引数
terminal-option-unusable = { $option }：{ $given } は使えません
terminal-option-value = { $option } には値が必要です
terminal-option-value-of = { $option } には値が必要です。{ $choices } から選んでください
terminal-option-no-choice = { $option }：{ $given } はありません
terminal-option-choices = { $option }：{ $given } はありません。{ $choices } から選んでください
terminal-option-choices-near = { $option }：{ $given } はありません（もしかして { $near } ですか？）。{ $choices } から選んでください
terminal-duplex-one-sided = { $option }：{ $given } はありません。片面だけに印刷するプリンターでは、--layout fold-over か --layout glue を使ってください
terminal-no-option = { $given } というオプションはありません。一覧は --help で見られます
terminal-no-option-near = { $given } というオプションはありません（もしかして { $near } ですか？）。一覧は --help で見られます
terminal-not-expected = { $given } はここでは使えません。一覧は --help で見られます
terminal-no-command = { $given } というコマンドはありません。{ $commands } から選んでください
terminal-no-command-near = { $given } というコマンドはありません。もしかして { $near } ですか？
terminal-option-twice = { $option } が2回以上あります。1回だけにしてください
terminal-option-before = { $option } は { $command } の前には書けません。コマンドのオプションはコマンドの後に書きます
terminal-options-together = { $option } と { $other } はいっしょに使えません。どちらか1つにしてください
terminal-option-together = { $option } はほかの指定といっしょには使えません。使い方は --help で見られます
terminal-option-no-value = { $option } に { $given } のような値は付けられません
terminal-option-missing = { $option } がありません。一覧は --help で見られます
terminal-race-commands = race にはコマンドが必要です：{ $commands }。説明は --help で見られます
terminal-no-unicode = 正しいUnicodeでない引数があります。そうでなくてもよいのは、ファイルとフォルダーのパスだけです
terminal-not-understood = 引数がわかりません。一覧は --help で見られます

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
terminal-board-of-seed = ゲームコード{ $seed }のボード
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
terminal-turns = ターン数
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
terminal-together = { $players }でいっしょに：{ $rounds }周、{ $turns }ターン
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
terminal-race-length = { $players }で{ $minutes }分：{ $turns }、1ターン{ $seconds }秒
terminal-race-each = 1人{ $turns }ターン
terminal-race-last = 最後の1人がゴールするまで{ $turns }ターン
terminal-race-spread = 10ゲームに1つは{ $low }分以内、10に1つは{ $high }分より長い
terminal-race-bridges = 橋
terminal-race-bridge = { $from }から{ $end }
terminal-race-naps = 1回休み
terminal-race-pictures = 絵
terminal-race-none = なし
terminal-race-printed = { $race } { $course }、{ $players }、{ $spaces }、約{ $minutes }分、{ $paper }

## What the referee's server answers to phones

server-damaged = テーブル{ $table }の保存データが読めません。レフェリーに新しいテーブルをたのんでください
server-table-name = これはテーブルの名前ではありません。名前は bisol tavuk nupam のような3つのことばです
server-no-table = このサーバーにテーブル{ $table }はありません。名前を見直すか、新しいテーブルを開いてください
server-not-loaded = テーブル{ $table }のゲーム（{ $game }）は今このサーバーで動いていません。そのゲームで始めるようレフェリーにたのめば、続きから遊べます
server-other-game = このコードのゲーム（{ $game }）は、このサーバーの担当ではありません。レフェリーに聞いてください
server-no-opening = このサーバーでは、レフェリーがテーブルを開きます。自分のテーブルの名前を聞いてください
server-no-again = このゲームではどのテストも数に入るので、やり直せません。レフェリーに聞いてください
server-no-help = このゲームではどのテストも数に入るので、だれも助けをもらえません。レフェリーに聞いてください
server-gone = もう元にもどせません。1分たったか、だれかがもうもどしました
server-referee-alone = それはレフェリーがしたことなので、もどせるのはレフェリーだけです
server-help = このテーブルは一度に助けをたのみすぎました。{ $wait }待ってから、もう一度たのんでください
server-helping = 今、助けをたのむテーブルが多すぎます。少ししてからもう一度どうぞ
server-full = このサーバーにはもう{ $tables }のテーブルがあり、これ以上は開けません。レフェリーに聞いてください
server-seconds = { $seconds ->
   *[other] { $seconds }秒
}
server-minutes = { $minutes ->
   *[other] { $minutes }分
}
server-busy = 一度に多すぎました。{ $wait }待ってから、もう一度どうぞ
server-guesses-of-table = このテーブルは答えを出しすぎました。次の答えまで{ $wait }待ってください
server-guesses-of-client = このアドレスから、このゲームの答えが出されすぎました。次の答えまで{ $wait }待ってください
server-guesses-of-game = このゲームの答えが出されすぎました。次の答えまで{ $wait }待ってください
server-openings = 一度に多くのテーブルが開かれました。{ $wait }待ってから、もう一度どうぞ
server-checking = 今、たくさんの答えを確かめています。少ししてからもう一度どうぞ
server-host = このサーバーは { $host } という名前では答えません。サーバーが示すアドレスを使うか、--host とその名前をつけて起動してください
server-no-host = このリクエストには、あて先のホストが書かれていません
server-origin = { $origin } のページからは、このサーバーを使えません。サーバー自身のページを開くか、--host とそのページの名前をつけて起動してください
server-too-large = リクエストが大きすぎます。{ $bytes }バイトまでです
server-broken = リクエストの全体がとどきませんでした
server-not-json = リクエストに application/json の指定がありません
server-since = { $text } は整数ではありません。since= にはリビジョンの番号、wait= には秒数を書きます
server-slow = リクエストに時間がかかりすぎました。もう一度どうぞ
server-no-referee = このサーバーにテーブルはありません。--referee なしで起動されています
server-desk-shut = デスクは、そのかぎでしか開きません
server-desk-key = このデスクのかぎではありません。サーバーが表示したものとくらべてください
server-desk-tries = このアドレスから、まちがったかぎが何度も来ました。{ $wait }待ってから、もう一度どうぞ
server-no-path = ここには何もありません。テーブルは /api/tables にあります
server-method = ここではできません。テーブルが受けつけるのは GET と POST です
server-changed = その間にテーブルが変わりました。記録を見てから、もう一度どうぞ
server-not-kept = 今サーバーがテーブルを保存できないので、何も変えていません。レフェリーに知らせてください
server-unsure = 途中でサーバーがテーブルにつながらなくなりました。今したことが記録にあるかを見てから、やり直してください。レフェリーにも知らせてください
server-failed = サーバーで失敗しました。もう一度ためし、続くならレフェリーに知らせてください

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = レフェリーデスク
desk-key = デスクのかぎ
desk-key-help = サーバーを起動した画面か、デスクのかぎのファイルにあります。
desk-enter = デスクを開く
desk-leave = デスクをはなれる
desk-cards = テーブルカード
desk-csv = CSVで保存
desk-close-all = 全テーブルを閉じる
desk-table = テーブル
desk-game = ゲーム
desk-standing = 様子
desk-rank = 順位
desk-won-at = 勝った時刻
desk-order = 並び順
desk-order-opened = 開いた順
desk-order-won = 勝った順
desk-tests = テスト
desk-answers = 答え
desk-changed = 最後の変化
desk-seen = 最後の通信
desk-rulings = 裁定
desk-playing = 途中
desk-last = 最後のひとなべ
desk-won = 勝ち
desk-won-by = { $names }の勝ち
desk-lost = 負け
desk-given-up = ギブアップ
desk-closed = { $standing }、閉じています
desk-not-loaded = ゲームが動いていません
desk-never = まだ
desk-close = 閉じる
desk-reopen = また開く
desk-take-back = 最後のテストを取り消す
desk-reset = 最初から
desk-bring-back = 元にもどす
desk-players-again = プレイヤーが最初から始めました
desk-players-back = プレイヤーが元にもどしました
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling }：テーブル{ $table }
desk-sure-close-all = 全部のテーブルを、全部のスマホで閉じますか？また開くまで、テストも答えも数に入りません。
desk-sure-close = テーブル{ $table }を、全部のスマホで閉じますか？また開くまで、そこではテストも答えも数に入りません。
desk-sure-take-back = テーブル{ $table }の最後のテストを、全部のスマホで取り消しますか？記録から消え、その大なべはまた空になります。1分間は元にもどせます。
desk-sure-reset = テーブル{ $table }を、全部のスマホで最初から始めますか？テストもメモも答えも消えます。1分間は元にもどせます。
desk-yes = はい、そうします
desk-no = いいえ
desk-none = まだテーブルはありません。スマホが開くと、ここに出ます。
desk-count = { $tables ->
   *[other] { $tables }テーブル
}
desk-count-won = { $tables ->
    [0] 勝ちはまだなし
   *[other] { $tables }テーブルが勝ち
}
desk-secret = ここにレシピは出ません。レシピは主催者のファイルにあります。
desk-away = サーバーの返事がありません。もう一度ためしています…
desk-done = テーブル{ $table }：{ $ruling }。すみました。
desk-print = 印刷
desk-back = デスクへもどる
desk-card-scan = このコードを読み取って、テーブルに着きましょう。
desk-card-type = または { $address } を開き、テーブルの名前を入力します。
desk-card-most = 最初の{ $cards }テーブルです。1ページにこれより多くのカードは入りません。
## The page on the phone

# The game's name, and what every screen shares

page-app-name = はてなの魔女
page-app-short-name = はてなの魔女
page-app-description = 印刷した「はてなの魔女」の魔法薬をテストし、答えを確かめるページです。
page-skip = ゲームへ進む
page-no-script = このページには JavaScript が必要です。魔法薬をサーバーではなくスマホの中でテストするからです。使えるように設定してください。iPhoneのメールや「ファイル」では、JavaScriptなしで開かれます。このファイルをパソコンかAndroidで開くか、「cauldron serve」が示すアドレスを開いてください。
page-engine-missing = このブラウザーは古すぎて魔法薬を試せないか、ロックダウンモードで禁止されています。更新するか、このページのロックダウンモードを切るか、別のスマートフォンで開いてください。
page-evicted = このゲームはもうこの端末にありません。ブラウザーが保存していたものを消しました。保存したファイルから戻すか、シートをもう一度読み取ってください。
page-save-all = 全ゲームを保存
page-restore = ゲームを戻す
page-restore-wrong = このファイルには保存したゲームがありません。「全ゲームを保存」で作ったファイルを選んでください。
page-restore-done = { $count } つのゲームを戻しました。
page-engine-failed = 計算がうまくいきませんでした。何も変わっていません。もう一度どうぞ。
page-dismiss = この知らせを閉じる
page-cancel = やめる
page-close = 閉じる
page-clear = 空にする
page-undo = もどす
page-try-again = もう一度
page-for-example = 例：{ $text }

# The frame of an open game

page-tabs = ゲームの画面
page-tab-brew = 調合
page-tab-log = 記録
page-tab-notes = メモ
page-tab-help = ヘルプ
page-tab-answer = 答え
page-to-games = 全部のゲーム
page-menu = メニュー
page-theme = 色
page-theme-auto = 自動
page-theme-light = 明るい
page-theme-dark = 暗い
page-language = 言語
page-language-auto = シートに合わせる
page-language-missing = この言語のことばは、まだこのスマホになく、今は読みこめませんでした。少ししてから、もう一度選んでください。
page-language-offer = このシートは別の言語です。このページを日本語で読みますか？
page-mode = 遊び方
page-mode-cooperative = いっしょに
page-mode-competitive = ライバル
page-mode-solo = 1人で
page-mode-hint = ライバルどうしでは、結果を全部声に出して読みます。最初に勝ちのテストを出した人か、レシピを言い当てた人の勝ちです。
page-share = 共有
page-share-title = 別のスマホでも遊ぶ
page-share-table = 別のスマホでこれを読み取ると、同じテーブルに入ります。記録もメモも、みんなで1つです。
page-share-game = 別のスマホのカメラか、そのスマホのこのページで読み取ります。今の記録とメモのまま、続きから遊べます。その後は、それぞれのスマホで別のゲームになります。
page-share-long = このゲームは、四角いコードには長すぎます。代わりにアドレスを送りましょう。別のスマホでそれを開くか、コードを入力するところにはりつけます。
page-share-local = このページは、このコンピューターだけに通じる名前で開いています。ネットワークの中でのこのコンピューターのアドレスで開くと、ほかのスマホも入れます。
page-share-qr-table = テーブルのアドレスが入った四角いコード
page-share-qr-game = このゲームが入った四角いコード
page-share-address = または、これを送る
page-share-copy = コピー
page-share-copied = コピーしました
page-share-by-hand = アドレスを選びました。コピーしてください。
page-share-send = 送る…
page-handed-title = このゲームはもうあります
page-handed-text = このスマホ：{ $mine }。別のスマホ：{ $theirs }。どちらで続けますか？
page-namings = レシピの回答{ $namings }回
page-handed-both-text = 記録が合うので、1つに合わせられます。記録は長いほう、メモは両方です。どちらにもしるしがあるところは、自分のものを残します。
page-handed-mine = 自分の
page-handed-theirs = 別のスマホの
page-handed-both = 両方合わせる
page-handed-done = { $tests ->
    [0] ゲームがメモといっしょにとどきました。
   *[other] ゲームがテスト{ $tests }回の記録、メモといっしょにとどきました。
}
page-handed-damaged = 別のスマホのゲームが、全部はとどきませんでした。何も変わっていません。もう一度読み取るか、アドレスを全部コピーしてください。
page-handed-newer = これは、もっと新しいページのゲームです。何も変わっていません。ネットにつながっているときにこのページを読みこみ直し、もう一度読み取ってください。
page-handed-unfit = とどいた内容は、このゲームのシートと合いません。何も変わっていません。もう一度送ってもらってください。
page-switches = このスマホ
page-switch-awake = ゲーム中は画面を消さない
page-switch-vibration = 結果が出たらふるえる
page-switch-sound = 結果が出たら鳴る
page-again = 最初から
page-again-title = ゲームを最初から始めますか？
page-again-text = 記録もメモも、作りかけの魔法薬も消えます。ひみつのレシピは同じままです。
page-again-all-title = 全部のスマホで、ゲームを最初から始めますか？
page-again-all-text = テーブル{ $table }の記録とメモが、どのスマホからも消えます。1分間は、テーブルのだれでも元にもどせます。ひみつのレシピは同じままです。
page-again-yes = 最初から始める
page-again-done = 最初から始めました。

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = ゲームを開いています…

# The sheet of the day

page-daily-title = 日がわりシート
page-daily-day = { $date }：{ $level }
page-daily-hint = 今日は世界中のだれもが、同じゲームで遊べます。印刷したシートが必要です。シートを印刷する人にたのんでください。そして、ここで魔法薬をテストします。
page-daily-players = 何人で遊ぶ？
page-daily-open = 開く

# Statistics, and the calendar of past days.

page-stats-title = 記録
page-stats-hint = この端末に残っているゲームを数えています。「全ゲームを保存」で、ファイルに残せます。
page-stats-all = すべてのゲーム
page-stats-other = そのほかのゲーム
page-stats-begun = 始めた数
page-stats-up = ギブアップ
page-stats-tests = 勝つまでのテスト：
page-stats-circles = 月の道の丸：
page-stats-best = 中央値{ $median }、最少{ $best }
page-stats-days = 日がわりシートで続けて勝った日数：
page-stats-streak = 今{ $now }、最長{ $longest }
page-days-title = これまでの日
page-days-hint = 日ごとに別のシートがあります。日を選ぶと、その日のシートの魔法薬をここでテストできます。シートは、印刷する人にたのんでください。
page-days-before = 前の月
page-days-after = 次の月
page-days-day = { $date }：{ $state }
page-days-none = 未プレイ

# Home: opening a game, tables, the games on this phone

page-home-lead = このスマホだけで、魔法薬をテストし、答えを確かめられます。
page-go-on = 続ける：{ $name }
page-open-title = ゲームを開く
page-open-hint = シートの四角いコードを使います。
page-scan-button = コードを読み取る
page-scan-title = コードを読み取る
page-scan-hint = シートの四角いコードを、カメラの前に出してください。
page-scan-view = カメラに写るもの
page-scan-light = ライト
page-scan-foreign = この四角いコードは、このゲームのシートのものではありません。
page-scan-late = まだコードが見つかりません。もっと近づけ、動かさず、シートを明るくしてください。または、これを閉じて四角いコードを写真に撮るか、ゲームコードを入力してください。
page-scan-forbidden = このページはカメラを使えません。ブラウザの設定で許可するか、四角いコードをさつえいするか、ゲームコードを入力してください。
page-scan-no-camera = ここにカメラはありません。四角いコードの写真を選ぶか、ゲームコードを入力してください。
page-scan-busy = カメラが動きません。ほかのプログラムが使っているのかもしれません。四角いコードをさつえいするか、ゲームコードを入力してください。
page-photo-take = コードをさつえいする
page-photo-choose = 写真を選ぶ
page-photo-looking = コードをさがしています（{ $attempt }回目）
page-photo-unreadable = 写真として読めないファイルです。コードの写真を選んでください。
page-photo-foreign = この写真の四角いコードは、このゲームのシートのものではありません。シートに印刷されたコードを使ってください。
page-photo-cancelled = さがすのをやめました。
page-photo-forbidden = このブラウザでは、写真からコードをさがせません。スマホのカメラで読み取るか、手で入力してください。
page-photo-late = { $seconds }秒さがしましたが、写真にコードが見つかりません。コード全体が入るように、近くから、くっきり、むらなく明るくとり直してください。
page-photo-nothing = 写真にコードが見つかりません。コード全体が入るように、近くから、くっきり、むらなく明るくとり直してください。
page-code-label = または、四角いコードの中身かゲームコード、ゲームの名前を入力
page-open-button = 開く
page-name-elsewhere = { $name }は、まだこのスマホにないゲームの名前です。シートのコードを読み取るか、ゲームコードを入力してください。
page-seed-title = カメラがない？ゲームコードを入力
page-seed-hint = ゲームコード、レベル、人数はシートの上のほうに、版はルールの2ページ目の下にあります。大会のシートにゲームコードはありません。レフェリーがゲームを開きます。
page-seed-label = ゲームコード
page-seed-level = レベル
page-seed-level-named = { $number }：{ $name }
page-seed-players = 人数
page-seed-button = ゲームをさがす
page-seed-dealing = ゲームをさがしています…
page-seed-same-title = このゲームですか？
page-seed-same-text = シートに「ゲーム{ $label }」とあるはずです。無料の手がかりもくらべてください。
page-seed-same-clue = 無料の手がかり：
page-seed-same-yes = はい、これで遊ぶ
page-seed-same-no = いいえ、ちがう
page-seed-other = では、ゲームコード、レベル、人数、版をシートとくらべてください。全部合っているなら、特別な設定で作ったシートです。そのゲームは、四角いコードでしか開けません。
page-open-here = このスマホだけで遊ぶ
page-print-title = ゲームを印刷する
page-print-hint = どのレベルでも、8人まで。テーブルに置くシートも、1冊の冊子も作れます。
page-print-open = 選んで印刷
page-print-loading = 準備しています…
page-print-failed = ページのこの部分は、まだこの端末になく、今は読みこめませんでした。ネットにつながっているときに、もう一度どうぞ。
page-print-file = このページはファイルとして開かれているため、ブラウザーが印刷の部分を読みこませません。アドレスから開くか、印刷もできる1つのファイルを、作った人にたのんでください。
page-print-old = このページの新しいバージョンがあります。ページを読みこみ直してから、印刷してください。
page-join-title = テーブルに入る
page-join-hint = もうだれかがゲームを開いていますか？テーブルの名前を入力してください。
page-table-name = テーブルの名前
page-table-label = テーブル{ $table }
page-join-button = 入る
page-known-title = もうテーブルがあります
page-known-text = このスマホは、このゲームでもうテーブル{ $table }に入っています。続けますか？新しいテーブルを開きますか？
page-known-new = 新しいテーブル
page-known-join = { $table }へ行く
page-tables-title = このシートはもう始まっています
page-tables-text = 自分のグループのテーブルに入れば、記録とメモがいっしょになります。新しいテーブルを開けば、記録は最初からです。
page-tables-join = { $table }に入る（{ $tests ->
    [0] テストはまだ
   *[other] テスト{ $tests }回
}）
page-games-title = このスマホのゲーム
page-games-none = まだありません。ゲームを開くと、ここで待っていてくれます。
page-game-label = ゲーム{ $label }
page-game-unreadable = 読めません
page-rename-game = ゲーム{ $label }の名前を変える
page-rename-title = { $label }に自分の名前をつける
page-rename-label = このゲームのよび名
page-rename-hint = このスマホにだけ出ます。空にすると、シートの名前にもどります。
page-rename-yes = 保存
page-renamed = このゲームの名前は、{ $name }になりました。
page-remove-game = ゲーム{ $label }を消す
page-remove-title = ゲーム{ $label }を消しますか？
page-remove-text = このスマホの記録とメモが消えます。シートのコードがあれば、ゲームを最初から開き直せます。
page-remove-yes = 消す
page-foot-local = すべてこのスマホの中で動きます。登録はいりません。ページが開けば、通信もいりません。
page-foot-plain = すべてこのスマホの中で動きます。登録はいりません。
page-plain-title = このアドレスではできないこと
page-plain-text = このページのアドレスは http で始まります。通信が暗号化されないので、ブラウザが3つのことを許可しません。それでも遊べます。
page-plain-scan = 読み取り：代わりにコードをさつえいしてください。
page-plain-awake = 画面をつけたままにする：スマホの設定で、消えるまでの時間を長くしてください。
page-plain-kept = 通信なしで開く：遊び終わるまで、このページを開いたままにしてください。
page-foot-referee = ここで開いたゲームは、レフェリーのコンピューターに保存されます。
page-other-game = 全部のゲームへ
page-players = { $players ->
   *[other] { $players }人
}
page-players-unknown = レフェリーつき
page-tests = { $tests ->
   *[other] テスト{ $tests }回
}
page-status-new = 開いたばかり
page-status-playing = 途中
page-status-last-ditch = 最後のひとなべ
page-status-won = 勝ち
page-status-lost = 負け

# What is stored and sent

page-storage-full = スマホの空きがありません。続けて遊べますが、このページを閉じるとゲームは消えます。いらないゲームを消してください。
page-storage-forbidden = このブラウザでは、ページが何も覚えておけません。続けて遊べますが、このページを閉じるとゲームは消えます。
page-stored-title = このゲームは読めません
page-stored-unreadable = スマホに保存されたこのゲームのデータがこわれています。
page-stored-text = ゲームは最初から始められます。直せる人がいるかもしれないので、こわれたデータも取っておきます。
page-stored-anew = 最初から始める
page-stored-no-code = このゲームのデータがこわれ、コードもなくなりました。シートのコードをさつえいして、開き直してください。
page-moved-on = 別の画面で、このゲームが先へ進んでいました。これが今の様子です。よく見てから、もう一度どうぞ。
page-others-tested = ほかの画面でテスト{ $number }がありました：{ $result }。
page-others-named = ほかの画面でレシピが答えられましたが、外れでした。
page-deed-again = { $name }が、全部のスマホでゲームを最初から始めました。
page-deed-again-own = 全部のスマホで、ゲームを最初から始めました。
page-deed-again-somebody = このテーブルのだれかが、全部のスマホでゲームを最初から始めました。
page-deed-reset = レフェリーが、全部のスマホでゲームを最初からにしました。
page-deed-taken-back = レフェリーが最後のテストを取り消しました。
page-deed-closed = レフェリーがこのテーブルを閉じました。もうテストも答えも数に入りません。
page-deed-reopened = レフェリーがこのテーブルをまた開きました。続けて遊べます。
page-deed-brought-back = { $name }が、ゲームを前のとおりにもどしました。
page-deed-brought-back-own = 全部のスマホで、ゲームが前のとおりにもどりました。
page-deed-brought-back-somebody = このテーブルのだれかが、ゲームを前のとおりにもどしました。
page-deed-brought-back-referee = レフェリーが、ゲームを前のとおりにもどしました。
page-deed-back = 元にもどす
page-network-lost = レフェリーのコンピューターにつながりません。何も失われていません。このスマホがくり返しためします。
page-network-none = このスマホは今、通信できません。何も失われていません。つながりしだい、続けます。
page-queued = { $count } つの操作が、順番どおりに送信を待っています。
page-queue-sent = ネットワークを待っていた操作を送りました。
page-network-odd = レフェリーのコンピューターから、わけの分からない返事が来ました（ステータス{ $status }）。何も失われていません。もう一度どうぞ。

# A game just opened

page-first-title = 使い方
page-first-do = ボードの大なべをテストするときは、ここにハーブを入力します。いちばん古いものから順に、丸の数をつけます。
page-first-numbers = 2つの数が返ってきます。*育ち不足*（丸が足りない）と*育ちすぎ*（丸が多すぎる）のハーブの数です。どのハーブのことかは、教えてくれません。
page-first-win = レシピの{ $recipe }種類のハーブが全部、順番どおりに、それぞれの番号まで育って、1つの魔法薬に入れば*勝ち*です。
page-first-win-effects = レシピの種類と同じ数（{ $recipe }個）のハーブが数えられ、どれも順番どおりに、それぞれの番号まで育っていれば*勝ち*です。番号は効果で変わることがあります。
page-first-tester = _テストする人は？_は、記録のためと、テストした人にかかる効果のためです。選ばなくてもかまいません。
page-first-close = 分かった
page-first-rules = 全部のルール

# The practice game

page-learn-open = 2分で遊び方を覚える
page-learn-title = 遊び方を覚える
page-learn-step = ステップ{ $step }/{ $steps }
page-learn-recipe-title = ひみつのレシピ
page-learn-recipe-follows = だから、{ $decoy }に番号はありません。ほかの5つの中にも、おとりが1つあります。確かなことは、下の表に残ります。
page-learn-first = 本当のゲームでは、紙の上でハーブを育て、つんで大なべに入れます。この大なべはもういっぱいです。{ $first }と{ $third }が、丸2つずつで入っています。テストしましょう。
page-learn-first-follows = *育ちすぎが1つ*：その番号は2より小さいので、1番です。*育ち不足が1つ*：その番号は2より大きいので、3番か4番です。どちらがどちらかは、テストでは分かりません。でも、どちらもおとりではありません。1番はこの2つのどちらかで、ほかのハーブではありません。
page-learn-second = { $first }が1番で、{ $third }が3番でしょうか？丸1つと丸3つで、もう一度調合しましょう。
page-learn-second-follows = *育ち不足はありません。*{ $first }は丸1つだけなので、1番です。すると{ $third }は3番か4番で、丸3つで足りているので、3番です。
page-learn-third = 残りは2番と4番です。{ $second }を丸2つで、{ $fourth }を丸4つでためしましょう。1番を最初に入れ、2番、3番、4番と続けます。
page-learn-third-follows = *0と0なのに、勝ちではありません！*丸の数がちがうものはありません。4つとも番号があるなら、これがレシピのはずです。だから、1つはおとりで、テストでは素通りされたのです。{ $first }と{ $third }ではありません。だから{ $second }か{ $fourth }がおとりで、そこには{ $other }が入ります。
page-learn-choice-title = あなたの番
page-learn-choice = 残るレシピは2つです。{ $second }が2番で{ $other }が4番か、{ $other }が2番で{ $fourth }が4番です。どちらを調合しますか？
page-learn-choice-follows = *育ち不足が1つです。*それは{ $other }しかありません。丸2つでは足りないので、4番です。では、もう1つのレシピを調合しましょう。
page-learn-told = テストの結果
page-learn-secret = 知りたい人へ：これがひみつでした
page-learn-known = 確かなこと
page-learn-test = この魔法薬をテスト
page-learn-next = 次へ
page-learn-again = もう一度
page-learn-end = これで遊べます。庭と大なべはシートにあり、調合した魔法薬はこのページでテストします。先のレベルでは効果がふえます。どの効果も、シートとヘルプで説明しています。

# The potion in the making

page-who-tests = テストする人は？
page-whose-test = だれのテストですか？
page-tester-hint = ライバルどうしでは、だれかが勝ちます。どの魔女のテストか選んでください。
page-poisoned = 毒
page-pantry-title = ハーブを選ぶ
page-pantry-hint = 大なべの番号どおり、いちばん古いものから順に、ハーブの丸をタップします。
page-early = いっぱいになる前に、大なべにふたをしてもかまいません。空いたマスに×をつけ、中身をテストします。
page-is-in-potion = 魔法薬に入っている場所：
page-potion-title = 魔法薬
page-potion-label = 魔法薬、いちばん古いハーブから順
page-potion-empty = まだ空っぽです。ハーブの丸をタップしましょう。
page-added = { $name }を{ $place }番目に入れました。
page-moved = { $name }は{ $place }番目になりました。
page-removed = { $name }を取り出しました。
page-changed = { $name }になりました。
page-cleared = 魔法薬は空になりました。
page-restored = 魔法薬がもどりました。
page-placed-name = { $name }、{ NUMBER($place, type: "ordinal") ->
   *[other] { $place }番目
}のハーブ
page-dots-of = { $name }の丸
page-dots = { $name }、{ $dots ->
   *[other] 丸{ $dots }個
}
page-change = { $name }を変える
page-move-earlier = { $name }を1つ前へ
page-move-later = { $name }を1つ後ろへ
page-remove = { $name }を取り出す
page-kind-legend = どこから来ましたか？
page-kind-cauldron = 大なべ
page-left-label = ボードに残ったテスト
page-left-cauldrons-or-larger = { $cells }マス以上の大なべ：残り{ $left }/{ $all }
page-left-versatility = まだ植えていない「実験室」マス：残り{ $left }/{ $all }
page-left-guesser = 「当てずっぽう」マス：残り{ $left }/{ $all }
page-test-button = 魔法薬{ $number }をテスト
page-testing = テスト中…
page-herbs = { $herbs ->
   *[other] ハーブ{ $herbs }個
}
page-lasting-title = 続いている効果
page-lasting-since = テスト{ $test }から
page-lasting-somebody = テスト{ $test }をした人
page-ditch-title = 最後のひとなべ
page-ditch-back = やっぱり空きがある
page-ditch-left = ゲームは続きます。

# What a test told

page-test-word = テスト
page-test-number = テスト{ $number }
page-result-won = この魔法薬で正解です！
page-result-counts = 育ち不足{ $under }、育ちすぎ{ $over }
page-undergrown = { $count ->
   *[other] 育ち不足
}
page-overgrown = { $count ->
   *[other] 育ちすぎ
}
page-result-note = 大なべの下に書きましょう。どのハーブのことかも、順番のことも、だれも教えてくれません。
page-done = OK
page-reports-label = 効果からの知らせ（順番はばらばら）
page-report-no-number = なし：そのハーブに番号はありません。
page-report-nothing = 言うことなし：レシピの番号は全部、魔法薬に入っています。
page-report-unlisted = シートの一覧にない効果です。ルールの「おとり」のところを読みましょう。
page-explain-title = どういうこと？
page-explain-under = *育ち不足*：丸が番号より少ないハーブです。
page-explain-over = *育ちすぎ*：丸が番号より多いハーブです。
page-explain-silent = どのハーブのことかも、順番が合っているかも、だれも教えてくれません。番号のないおとりは、丸がいくつでも素通りされます。
page-explain-changed = 効果で番号が変わったら、変わった後の番号で決まります。
page-explain-none = *0と0*：数えられたハーブに、育ち不足も育ちすぎもありません。
page-explain-small = でも、レシピよりハーブの少ない魔法薬では勝てません。
page-explain-why = それでも勝ちではありません。わけは次のどれかです。いくつかのこともあります。
page-explain-few = 数えられたハーブが足りません。勝つには、レシピの種類と同じ数がいります。番号のないおとりは、数えられません。
page-explain-few-effects = 数えられたハーブが足りません。勝つには、レシピの種類と同じ数がいります。番号のないおとりは数えられず、効果でとばされるハーブもあります。
page-explain-order = 順番ちがいのハーブがあります。番号が、すぐ前の番号より1大きくありません。
page-explain-imposter = にせものが入っています。にせものは、いつも外れです。
page-explain-brothers = 兄弟の1つだけが入っています。
page-explain-enemies = 敵どうしが両方入っています。

# How a game ends

page-won-title = 魔法薬ができました！
page-won-solo = 1人でみごとに作りました！
page-won-by = { $name }が魔法薬を作って勝ちです！
page-named-title = レシピを言い当てました！
page-named-solo = 1人でみごとにレシピを言い当てました！
page-named-by = { $name }がレシピを言い当てて勝ちです！
page-named-shared = { $names }が同時にレシピを言い当て、勝ちを分け合います！
page-won-text = 失われたレシピが見つかりました（{ page-tests }）。
page-stars = { $stars ->
   *[other] 星{ $stars }つ
}
page-turn-title = 星はいくつ？
page-turn-text = 着いた丸をタップしてください。
page-turn-circle = { $turn }番目の丸：{ page-stars }
page-turn-all = 最後の1つ先
page-turn-skip = スキップ
page-turn-change = 別の丸
page-turn-worth = この勝ちは{ page-stars }です。
page-track-wrong = 月の道の丸を{ $step }つ消してください。
page-track-rival = 答えた人は、次の{ $step }ターンを休みます。
page-track-first = まだ消していない最初の丸から始めます。
page-track-last = 最後の丸の1つ先から始めます。
page-track-aims = 達成しためあて1つごとに、{ $step }つもどります。
page-track-brewed = 大なべの魔法薬で勝ったので、さらに{ $step }つもどります。
page-lost-title = 魔法薬はしゅんと消えた…
page-lost-text = レシピは失われたままです。ギブアップして正解を見るか、最初から始めてください。
page-over-title = ゲーム終了
page-over-text = もう正解が出ているので、テストするものはありません。
page-story-title = テストのたねあかし
page-story-hint = テストをタップすると、ハーブ1つ1つに何が起きたかが分かります。
page-story-certain = ここから、勝ちになる魔法薬が決まっていました
page-fate-right = { $number }番：ちょうどよい
page-fate-under = { $number }番：育ち不足
page-fate-over = { $number }番：育ちすぎ
page-fate-spared = { $number }番：効果で、ちょうどよい育ちとみなされた
page-fate-ignored = 番号なし：数えない
page-fate-skipped = 効果でとばされた
page-fate-unreached = その前にテストが終わった
page-fate-order = 順番ちがい
page-fate-wrong = どう育っても外れ：にせものか、組になる効果
page-fate-reports = 知らせは「{ $report }」
page-fate-forgotten = なかったことに：後の効果がふりだしにもどした
page-minutes = { $minutes ->
    [0] 1分たらず
   *[other] { $minutes }分
}
page-hours = { $hours }時間{ $minutes }分
page-played = 最初のテストから最後のテストまで、{ $time }でした。
page-picture-title = みんなに見せる
page-picture-hint = テストの進み方だけの絵です。ハーブのことは何も出ないので、だれのゲームのじゃまにもなりません。
page-picture-label = テストの進み方の絵。
page-picture-day = { $date }の日がわりシート
page-picture-button = 絵を送る
page-picture-copy = 文字でコピー
page-picture-copied = 文字をコピーしました。
page-picture-saved = 絵を保存しました。
page-picture-failed = このブラウザでは絵を作れません。代わりに文字をコピーしてください。
page-keep-title = このゲームを保存
page-keep-hint = Cauldron Pressのあるコンピューターのためのファイルです。すべてのテストとゲームの結果が入り、人の遊び方を比べるのに使えます。メモと答えも入りますが、名前は入りません。
page-keep-button = ファイルを保存
page-keep-saved = ゲームを保存しました。

# The log

page-log-title = 全部のテスト
page-log-empty = まだテストはありません。紙のノートと同じように、番号順にここに並びます。
page-use-again = もう一度使う
page-of-test = テスト{ $number }の魔法薬
page-mistyped = 入力まちがい
page-mistyped-of = テスト{ $number }
page-mistyped-tag = 入力まちがい、数に入らない
page-mistyped-done = テスト{ $number }は、もう数に入りません。番号はそのままで、記録に残ります。
page-mistyped-back = 正しかった
page-mistyped-undone = テスト{ $number }は、また数に入ります。
page-used-again = テスト{ $number }の魔法薬を、また調合台にのせました。

# Notes

page-notes-title = 推理メモ
page-notes-hint = マスをタップするたびに、空白、ありえない、ありえる、決まり、と変わります。見出しをタップすると、その行や列の全部を変えられます。
page-note-label = { $name }、{ $column }：{ $mark }
page-note-given = { $note }。無料の手がかりのとおりです。
page-note-perhaps = { $note }。無料の手がかりにある、いくつかのうちの1つです。
page-note-wrong = { $note }。テストと合いません。
page-note-fixed = 無料の手がかりなので、変えられません。
page-note-undone = 最後のメモを取り消しました。
page-notes-out = 空白を全部×に
page-notes-out-effects = 効果の空白を×に
page-notes-empty = 空にする
page-notes-out-done = { $name }：空白だったところを×にしました。
page-notes-empty-done = { $name }は空になりました。
page-notes-row-hint = 番号とおとり、または効果です。「もどす」1回で元どおりです。
page-notes-column-hint = 全部のハーブです。「もどす」1回で元どおりです。
page-last-tests = 最近のテスト
page-last-earlier = { $count ->
   *[other] その前にテスト{ $count }回
}
page-last-result = 育ち不足{ $under }、育ちすぎ{ $over }
page-last-won = 勝ち
page-ingredient = ハーブ
page-legend = しるしの意味
page-mark-blank = 空白
page-mark-impossible = ありえない
page-mark-possible = ありえる
page-mark-certain = 決まり
page-mark-given = 無料の手がかり
page-mark-perhaps = 手がかり：このどれか

# Help

page-help-title = ヘルプ
page-clue-title = 無料の手がかり
page-facts = この{ $count }種類のハーブのうち、レシピにあるのは{ $recipe }種類です。
page-effects-title = このゲームの効果
page-effects-hint = どのハーブにあるかは、だれも知りません。
page-specials-title = このボードの特別マス
page-rules-title = ルール

# Hints, the notes checked, clues for one witch

page-thinking = 考え中…
page-hints-title = 行きづまった？
page-hints-hint = 1段ごとに、少しずつ多く教えます。ヒントはこのページのメモをもとに出し、何回聞いたかを数えます。
page-hints-first = ヒントをください
page-hints-another = 別のヒント
page-hints-herb = どのハーブ？
page-hints-claim = 何が分かる？
page-hints-reason = どうして？
page-hints-nothing = メモしたことと聞いたことのほかに、確かなことは何もありません。次のテストをする時です。
page-suggest-title = 何をテストする？
page-suggest-size = 魔法薬のハーブの数
page-suggest-button = いちばん多くが分かるのは？
page-notes-check = メモを調べる
page-notes-check-hint = 番号、おとり、効果のしるしを1つずつ、全部のテストと手がかりにてらして調べます。「ありえる」は、まちがいになりません。
page-clues-title = 1人の魔女への手がかり
page-clues-hint = 初めての人や、勝ちの少ない人はいませんか？その人だけの手がかりで、勝ちやすさをそろえましょう。差が大きいほど、多くを教えます。
page-clues-new = 手がかりをわたす
page-clues-who = だれに？
page-clues-size = どのくらい差がある？
page-clues-small = 少し
page-clues-medium = はっきり
page-clues-large = とても
page-clues-wins = 勝ち数で決める
page-clues-own = その人は何回勝った？
page-clues-most = いちばん勝った人は何回？
page-clues-seal = 手がかりに封をする
page-clues-read = { $name }が読む
page-clues-alone-title = { $name }だけに
page-clues-alone-text = スマホを{ $name }にわたします。ほかの人は目をそらします。
page-clues-alone-yes = 手がかりを見る
page-clues-own-title = { $name }への手がかり

# Before a potion is tested that the board has no room for

page-no-room-title = 本当にいいですか？
page-no-room-yes = テストする

# How the players did

page-review-title = どうだった？
page-review-button = ふり返る

# The answer and the solution

page-answer-title = 答え
page-check-hint = 勝ちになる魔法薬のハーブを順にタップします。数は{ $recipe }個です。
page-name-title = レシピを答える
page-name-left = ゲームが終わるまでに、あと{ $left }回答えられます。
page-name-used = もう答えられるだけ答えました。ゲームの終わりに、もう一度だけ答えられます。
page-name-who = だれが答えますか？
page-name-also = ほかの魔女も同時に答える
page-name-waiting = 同時に答え、まだ確かめていない人：{ $names }
page-name-refused = { $name }：{ $reason }
page-ditch-name = ゲームは終わりです。もう一度だけレシピを答えてください。これが最後のひとなべです。
page-moon-out = 月が消えたか、開いている大なべがありません
page-aims = めあて
page-aim-met = 達成
page-aims-hint = 1つごとに、勝ちが1歩もどります。しるしは、テストで分かったものです。
page-place = 場所
page-answer-full = いちばん長い答えでもハーブは{ $longest }個です。先に1つもどしてください。
page-answer-empty = まだ何も選んでいません。
page-answer-noted = メモで「決まり」のものを入れました。
page-check-button = 確かめる
page-checking = 確かめています…
page-wrong = それは答えではありません。
page-not-checkable = このコードには答えが入っていないので、確かめられません。
page-give-up = ギブアップ
page-give-up-hint = ギブアップコードは、ルールのページのいちばん下の折り返しか、冊子の答えのところにあります。正解が全部見られます。
page-give-up-code = ギブアップコード
page-opening-code = 開封コード
page-opening-hint = 最後に主催者が教えてくれます。シートにはありません。
page-give-up-button = ギブアップ
page-give-up-title = 本当にギブアップしますか？
page-give-up-text = 番号もおとりも効果も、正解が全部見えます。ゲームはここで終わりです。
page-give-up-yes = 正解を見る
page-solution-open = 正解が出ています。
page-tale-title = 第{ $chapter }章の封印
page-tale-ending = どう終わるか
page-tale-hint = { $name }のレシピで開きます。ハーブを順番にタップしてください。
page-tale-open = 封印を開く
page-solution-title = 正解
page-solution-answers = { $answers ->
   *[other] 答え（複数あれば、どれでも正解）
}
page-secrets-title = すべてのひみつ
page-role-regular = { $number }番
page-role-imposter = おとり：{ $number }番のにせもの
page-role-overachiever = おとり：{ $number }番のはみだし者
page-role-ignore = おとり：いつも素通り

# A sheet that only a referee tests

page-referee-title = 魔法薬をテストするのはレフェリーです
page-referee-text = これは大会のコードです。レシピはこのスマホにもひみつです。魔法薬をレフェリーに伝えるか、レフェリーのページでコードを開いてください。
page-referee-can = ここでは、メモを取ること、答えを確かめること、ギブアップすることができます。
## The board: strips, sections, cauldrons

sheet-page-front = ボード、表
sheet-page-back = ボード、うら
sheet-page-rules = ルール
sheet-page-rules-more = ルールの続き
sheet-page-rules-rest = ルールの続き 2

sheet-title = はてなの魔女

# The same as text, for screen readers and in braille

sheet-read-qr = このゲームのコード。スマホのカメラで読み取ります
sheet-read-garden-of = { $cells ->
   *[other] { $cells }マスの庭
}
sheet-read-cauldron-of = { $cells }マスの大なべ
sheet-read-board = ボード
sheet-read-board-intro = ボードには表とうらがあり、どちらにもAからHの列と1から4の行があります。ボードはエリアに分かれ、どのエリアにも表とうらのマスがあります。表の中でとなり合うマスは、ボードでもとなり合っています。ことわりがなければ、庭のマス1つに丸が{ $dots }個あります。植えたこと、育てたこと、つんだことは、好きな方法で覚えておきましょう。
sheet-read-section = エリア{ $number }：{ $witches }
sheet-read-row = 行
sheet-read-column = { $letter }列
sheet-read-cauldron = 大なべ{ $number }、{ $size }マスのうち{ $place }番目
sheet-read-starts = 始めから{ $ingredient }が丸1つで入っている
sheet-read-garden = 庭{ $number }
sheet-read-planted = { $ingredient }が丸1つで植えてある
sheet-read-special = { $special }
sheet-read-special-low = { $special }、丸は2つ
sheet-read-special-two = { $special }、ハーブ2つ分の場所と丸
sheet-read-phase = { $from }ターン目から：{ $moon }、星{ $stars }つ
sheet-read-phase-mark = { $phase }。{ $turn }ターン目は、ねこの丸
sheet-read-track = ゲームは{ $turns }ターン目で終わる。ターンを数えておく。早くレシピを見つけるほど、星が多くもらえる。
sheet-read-named = 終わるまでに、レシピを2回まで宣言できる。その回数も数えておく。
sheet-read-grows = ここで育てる：{ $herbs }
sheet-read-grows-witch = { $witch }がここで育てる：{ $herbs }
sheet-read-actions = 1ターンに{ $count }アクション
sheet-read-give-up = ギブアップする人だけ
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] 初版
   *[other] 第{ $edition }版
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = レベル{ $number }
sheet-custom = 自由レベル
sheet-level-named = レベル{ $number }（{ $name }）
sheet-level-custom = 自由レベル
sheet-subject = { $players ->
   *[other] { $players }人
}用の協力推理ゲーム、{ $level }
sheet-players = { $players ->
   *[other] { $players }人
}
sheet-recipe = レシピ：{ $length }種類
sheet-ingredients = ハーブ{ $count }種類
sheet-seed = ゲームコード
sheet-commitment = 約束のしるし
sheet-key = ハーブ置き場
sheet-key-note = この{ $count }種類のうち、ひみつのレシピにあるのは{ $length }種類だけ。ほかはおとりです。
sheet-game = ゲーム

sheet-grid = 推理メモ
sheet-grid-note-long = ちがうものに×をつけ、決まったものを丸でかこみます。無料の手がかりは、もう印刷してあります。×は「ちがう」、丸は「決まり」、？は「？のうちのどれか」です。
sheet-grid-decoy = おとり
sheet-grid-ignored = 素通り
sheet-grid-overachiever = はみだし者
sheet-grid-imposter = にせもの
sheet-in-play = このゲームの効果
sheet-in-play-effects = *{ $category }*：{ $effects }
sheet-log = テスト
sheet-log-note = テスト1回に1行です。1から6のわくに、いちばん古いハーブから順に書きます。左に2文字かマーク、右に丸の数です。そのあとに、育ち不足と育ちすぎの数を書きます。
sheet-log-number = No.
sheet-log-under = 育ち不足
sheet-log-over = 育ちすぎ
sheet-log-reports = 知らせ

sheet-notebook = ノート
sheet-notebook-intro = みんなで1つ：ボードの横に置きます。
sheet-special = *{ $name }*：{ $tells }
sheet-turned = 表の真うらに重なる向き

sheet-witch = 魔女
sheet-memo = 覚え書き
sheet-notes = メモ
sheet-turn-plant = 植える
sheet-turn-grow = 育てる
sheet-turn-pluck = つむ
sheet-turn-close = ふたをする
sheet-grows = 育てるハーブ
sheet-action-plant = 植える
sheet-action-grow = 育てる
sheet-action-pluck = つむ
sheet-action-close = ふた
sheet-actions-each = 毎ターン{ $count }つ
sheet-actions = できること
sheet-track = 月が欠ける
sheet-track-note = 毎ターン1つ消す
sheet-track-step = 1歩＝丸{ $step }つ
sheet-named = レシピを宣言
sheet-aims = めあて
sheet-moon-full = 満月
sheet-moon-gibbous = 欠けはじめの月
sheet-moon-half = 半月
sheet-moon-crescent = 三日月
sheet-moon-dark = 新月
sheet-result-under = 不足
sheet-result-over = 多すぎ
sheet-result-reports = 知らせ

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
   *[other] 約{ $count }ターン
}
sheet-minutes = 約{ $minutes }分
sheet-rated = 大なべ{ $difficulty }/{ $most }、{ $turns }
sheet-rating = むずかしさ
sheet-rating-said = むずかしさは*{ $most }段階の{ $difficulty }*。表の小さななべの絵の数です。1ゲームは約{ $turns }ターン、10ゲーム中8ゲームは{ $low }〜{ $high }ターンです。ふつうのプレイヤーは、100ゲーム中およそ{ $wins }ゲームで勝ちます。
sheet-rating-made = プログラムがこのシートで何度も遊んで測った数です。
sheet-rating-made-in-public = プログラムがこのボードで、ほかのレシピを使って遊んで測った数です。このシートのひみつは使っていません。
sheet-set-equal = 全部同じむずかしさ
sheet-set-ladder = 階段：進むごとに、使う考え方が1つふえます
sheet-rated-needs = { $rated }、{ $reasoning }
terminal-rating = むずかしさ{ $difficulty }/{ $most }、約{ $minutes }分、約{ $turns ->
   *[other] { $turns }ターン
}（{ $low }〜{ $high }）。ふつうのプレイヤーは、100ゲーム中およそ{ $wins }ゲームで勝ちます

## The rules of a sheet: *bold*, _italic_

rules-title = 遊び方
rules-intro = 昔のレシピが失われました。見つけて、調合しましょう！
rules-title-more = 遊び方の続き
rules-intro-more = 知りたくなったときに見ます。
rules-title-rest = 遊び方の続き 2
rules-intro-rest = 残りです。知りたくなったときに見ます。
rules-goes-on = 続きは別のページ：*{ $page }*
rules-clue = 無料の手がかり
rules-for = _{ $players ->
   *[other] { $players }人
}用、{ $age }才から。_
rules-for-time = _{ $players ->
   *[other] { $players }人
}用、{ $age }才から。1ゲームは{ $low }〜{ $high }分。_
rules-goal = 目的
rules-goal-known = { $count }種類のハーブのうち{ $length }種類が、ひみつのレシピです。その1つ1つに、1から{ $longest }までの、それぞれちがうひみつの番号があります。ほかのハーブは*おとり*です。
rules-goal-hidden = { $count }種類のハーブのうち{ $length }種類が、ひみつのレシピです。何種類かはだれも知りません。その1つ1つに、1、2、3…と、それぞれちがうひみつの番号があります。ほかのハーブは*おとり*です。
rules-goal-how = 番号は、魔法薬の*何番目*に入れるかを表します。最初は1、次は2、と続きます。*どこまで*育てるかも表します。3番なら、丸はちょうど3つです。
rules-goal-together = 勝つのも負けるのもいっしょ。何でも話し合いましょう。
rules-set-up = 始める前に
rules-set-up-alone = 切るものはありません。ボードの表とうら全部が、あなたのエリアです。えんぴつを用意しましょう。
rules-set-up-specialties-alone = どのハーブでも植えられます。
rules-set-up-cut = ボードを点線で切ります。1人に1つずつ、エリア（表もうらも）とえんぴつをわたします。
rules-set-up-cut-teams = ボードを点線で{ $sections }つのエリアに切ります。表もうらも使います。2人で組んで、1つをいっしょに使うところもあります。
rules-set-up-pages = 切るものはありません。ボードのページのわく1つが1つのエリアです。1人に1つずつ、エリア（表もうらも）とえんぴつをわたします。エリアは何枚かに分かれることがあります。
rules-set-up-pages-teams = 切るものはありません。ボードのページのわく1つが1つのエリアです。表もうらも使い、何枚かに分かれることがあります。2人で組んで、1つをいっしょに使うところもあります。
rules-set-up-given = 育てられるハーブはエリアに書いてあります。この_得意ハーブ_を植えられるのは、あなただけです。マスに印刷されているハーブも、あなたのものです。
rules-set-up-given-teams = _得意ハーブ_は自分の魔女の横に書いてあります。植えられるのは、あなただけです。ほかのものは、印刷されているハーブも、組んだ2人で使います。
rules-set-up-printed-alone = 印刷してあるハーブも、あなたのものです。育てて、つみましょう。
rules-turn = ターン
rules-turn-intro = 全員が同時に進みます。毎ターン、次のうち*1つ*をします。
rules-turn-intro-teams = 全員が同時に進みます。毎ターン、次のうち*1つ*をします。2人組は、1人が1つずつします。
rules-turn-intro-two = 2人同時に進めます。毎ターン、それぞれ次のうち*2つ*をします。同じことを2回でもかまいません。
rules-turn-intro-three = 毎ターン、次のうち*3つ*をします。同じことを何度でもかまいません。
rules-turn-intro-lone = 全員同時に進めます。毎ターン、次のうち*1つ*をします。エリアを1人で持つ人は*2つ*です。
rules-turn-plant = *植える*：得意ハーブの2文字かマークを、自分の庭の空きマスに書きます。丸を1つぬります。
rules-turn-plant-alone = *植える*：どれでもハーブの2文字かマークを、自分の庭の空きマスに書きます。丸を1つぬります。
rules-turn-grow = *育てる*：自分の庭を1つ選び、その線の中のハーブ全部の丸を1つずつふやします。
rules-turn-pluck = *つむ*：自分の庭のハーブを1つつみ、×で消します。自分の大なべの次の空きマスにそのハーブを書き、円の中に丸の数を数字で書きます。
rules-turn-close = *ふたをする*：何か入った自分の大なべにふたをし、空いたマスに×をつけます。
rules-turn-moon = テストがすべて終わったら、*月の道*の次の丸を消します。
rules-testing = 魔法薬のテスト
rules-testing-full-or-closed = 大なべがいっぱいになるか、ふたをしたら、アクションがすべて終わってから、その魔法薬をテストします。
rules-testing-when-here = ハーブを最初から最後まで順に、丸の数をつけてここに入力します。
rules-testing-result = *育ち不足*（丸が足りない）と*育ちすぎ*（丸が多すぎる）のハーブの数が分かります。どのハーブのことかも、順番が合っているかも分かりません。
rules-testing-decoys = おとりは数えません。
rules-testing-write = 結果は、大なべの下とノートに書きましょう。
rules-testing-reports = 効果からの知らせが出ることもあります。順番はばらばらなので、どのハーブの知らせかは分かりません。
rules-example = テストを順に見てみよう
rules-example-pour = { $ingredient } { $grown }：{ $secret }、{ $judged }
rules-example-secret = ひみつは{ $number }
rules-example-secret-decoy = じつはおとり
rules-example-judged-right = ちょうどよい
rules-example-judged-under = 育ち不足
rules-example-judged-over = 育ちすぎ
rules-example-judged-order = 順番ちがい
rules-example-judged-skipped = 素通り
rules-example-result = テストの結果：*育ち不足{ $under }、育ちすぎ{ $over }。*
rules-example-result-report = テストの結果：*育ち不足{ $under }、育ちすぎ{ $over }。*知らせ：*{ $report }*
rules-example-order = { $ingredient }の丸の数は合っています。でも、おとりのすぐ後なので順番ちがいで、この魔法薬は勝てません。テストは、それを教えてくれません。
rules-example-over = 何が分かるでしょう？*育ちすぎはありません。*だから、丸が{ $dots }個ずつの{ $first }と{ $second }の番号は、{ $dots }より小さくありません。
rules-example-under = *育ち不足は1つです。*だから、4つのうち1つは、番号が丸の数より大きいのです。どれでしょう？もっとテストしましょう。
rules-example-effects = 気をつけて！番号を変える効果があると、こう考えても外れることがあります。
rules-ending = 勝ち負け
rules-ending-win = テストで勝ちと出たら*勝ち*です。レシピの{ $length }種類のハーブが全部、魔法薬の最初から順番どおりに、それぞれの番号まで育って入っていれば、そうなります。
rules-ending-win-hidden = テストで勝ちと出たら*勝ち*です。レシピのハーブが全部、魔法薬の最初から順番どおりに、それぞれの番号まで育って入っていれば、そうなります。
rules-ending-win-moon = テストで勝ちと出たら*勝ち*です。レシピの{ $length }種類のハーブがすべて数えられ、順番どおりに、それぞれの番号まで育っていれば、そうなります。効果で番号が変わったら、変わった後の番号で決まります。
rules-ending-win-moon-hidden = テストで勝ちと出たら*勝ち*です。レシピのハーブがすべて数えられ、順番どおりに、それぞれの番号まで育っていれば、そうなります。効果で番号が変わったら、変わった後の番号で決まります。
rules-ending-name = *レシピを答えてもかまいません*。いつでも、1ゲームに*2回*まで、ハーブを順番に言います。正しければ勝ちです。まちがえたら、*1歩*分の丸を消します。いくつかは月の道に書いてあります。
rules-ending-moon = 月の道の最後の丸を消すか、開いている鍋がなくなったら、*ゲームは終わり*です。そこで_最後のひとなべ_として、もう一度だけレシピを答えます。まちがえたら負けです。
rules-ending-stars = 早く勝つほど*星*が増えます。達成した*めあて*も助けになります。
rules-pantry = ハーブ
rules-pantry-note = 魔法薬を書くときは、ハーブの2文字か小さなマークと、丸の数を書きます：{ $first } 1 · { $second } 2。
rules-pantry-list = このゲームのハーブ：{ $ingredients }。
rules-decoys = おとり
rules-decoys-ignore = レシピにないハーブは*おとり*です。おとりには番号がありません。テストでは素通りされ、育ち不足にも育ちすぎにもなりません。でも、そのすぐ後のハーブは順番ちがいになります。
rules-decoys-all = レシピにないハーブは*おとり*です。次の3つがあるかもしれません。
rules-decoy-ignored = *素通り*：番号がなく、テストでは素通りされます。でも、そのすぐ後のハーブは順番ちがいになります。
rules-decoy-overachiever = *はみだし者*：番号が0か、レシピの種類の数より1大きい番号です。だから、効果で番号が変わらないかぎり、いつも育ちすぎか育ち不足です。
rules-decoy-imposter = *にせもの*：番号があり、丸の数はそれで調べられます。でも、いつも外れです。そのときテストは、_にせもの！_と言います。
rules-effects = このゲームの効果
rules-effects-intro = どの効果もどれかのハーブが持っていますが、どのハーブかは分かりません。いくつも持つハーブも、1つも持たないハーブもあります。テストでは、魔法薬の順に目をさまします。番号を変える効果もあるので、勝ちになる魔法薬はレシピそのままとはかぎりません。
rules-effects-tester = 魔女の効果とエリアの効果は、大なべをいっぱいにした人か、ふたをした人にかかります。
rules-specials = このボードの特別マス
rules-specials-signs = *まるい*しるしは助けになります。*とがった*しるしはじゃまをします。
rules-asked = 質問と答え
rules-asked-printed = *大なべに印刷してあるハーブは？*丸は1つで、その大なべの最初のハーブです。
rules-asked-open = *2つの大なべに同時に入れていってもいい？*かまいません。つむたびに、表かうらの大なべを1つ選びます。
rules-asked-order = *1つのターンに魔法薬が2つできたら？*エリアの順に、どれかが勝つまでテストします：{ $order }。
rules-asked-small = *小さな大なべは何の役に立つの？*小さな魔法薬なら、中のハーブ1つ1つのことがよく分かります。
rules-asked-follow = *大きい大なべで、レシピの後にもっと入れてもいい？*番号のないおとりだけです。おとりは数えないからです。ほかのものが入ると勝てません。
rules-asked-follow-effects = *大きい大なべで、レシピの後にもっと入れてもいい？*外れがなければかまいません。番号のないおとりは外れになりません。効果で数えられなくなったものも同じです。
rules-asked-close = *どうして早くふたをするの？*短い魔法薬を今テストするためです。レシピが大なべより短いときにも役に立ちます。
rules-asked-twice = *同じハーブを魔法薬に2回入れてもいい？*かまいません。1つずつ別々に調べます。
rules-asked-plucked = *つんだ後のマスに植えてもいい？*いいえ。そのマスは×のままです。
rules-asked-last-dot = *最後の丸より先に育てられる？*いいえ。
rules-asked-share = *ほかの人の庭からつんでもいい？*2人がよいと言い、2人ともそのターンを使うなら、かまいません。
rules-asked-nothing = *何もできないときは？*パスします。
rules-asked-cross = *好きなときに×をつけてもいい？*いいえ。ルールにあるときだけです。
rules-checking-help = カメラがない？{ $help } を開きましょう
rules-checking-give-up = ギブアップ？下の帯を開きましょう。そこのコードをスマホに入れると、正解が全部見られます。
rules-checking-give-up-here = ギブアップ？ルールのページの折り返しのコードで、正解が全部見られます。
rules-checking-organiser = 正解は、最後に主催者が開きます。
rules-naming = レシピを答える
rules-naming-how-here = _答え_の画面に、ハーブを順番に、丸の数なしで入力します。
rules-naming-free = アクションは使いません。2回とも使っても、テストで勝つことはできます。
rules-naming-opens = 正しければ、すべての秘密が開きます。どの番号も、どのおとりも、どの効果もわかります。まちがえても、何ももれません。
rules-naming-opens-plain = 正しければ、すべての秘密が開きます。どの番号も、どのおとりもわかります。まちがえても、何ももれません。
rules-stars = 星
rules-stars-count = *勝ったら*、まだ消していない最初の丸から始めます。最後のひとなべの後は、最後の丸の1つ先からです。達成しためあて1つごとに1歩、大なべの魔法薬で勝ったならさらに{ $brewed }歩もどります。最初の丸より前にはもどりません。そこの月が星の数を決めます。
rules-stars-titles = 月がくれる星は、5つなら_満月の魔女_、4つなら_月を読む者_、3つなら_するどい鼻_、2つなら_鍋のなかま_、1つなら_夜ふかしフクロウ_です。太い輪は_ねこの丸_で、じょうずな魔女はよくここで終わります。ねこに勝てますか？
rules-stars-aims = めあては全員のものです。達成したら、すぐにしるしをつけます。
rules-stars-aims-alone = めあてを達成したら、すぐにしるしをつけます。
rules-variants = ほかの遊び方
rules-variant-rivals-named = *ライバル*：それぞれ自分のために遊びます。エリアに何と書いてあっても、すべてのハーブを植えられます。ほかの人の庭からはつめません。結果はすべて声に出して読みます。レシピは1人2回、終わりにもう1回答えられます。まちがえたら、丸は消さず、1歩の丸の数だけターンを休みます。
rules-variant-rivals-win = 先に当てた人か、テストに勝った人の勝ちです。同時なら、勝ちを分け合います。
rules-variant-rivals-name = ここには、レシピが確かに収まるエリアがありません。先にレシピを言い当てた人の勝ちです。同時なら、勝ちを分け合います。
rules-variant-rivals-small = 自分のエリアにレシピが収まらないときは、レシピを言い当てて勝ちます。
rules-variant-solo = *1人で*：1人用のシートを印刷します。何も切らず、ボード全部があなたのもので、どのハーブでも植えられます。
rules-credits = もとのゲーム：Pandaqi作 _Wondering Witches_ pandaqi.com/wondering-witches
rules-give-up = ギブアップコード：{ $code }
rules-fold = 遊ぶ前に、この帯を線で上へ折ります。開くのはギブアップするときだけです。
rules-fold-inside = 中：ギブアップコード
rules-together = { $first }{ $second }
rules-explained = *{ $name }*：{ $tells }
rules-explained-tagged = *{ $name }*（{ $tag }）：{ $tells }

## The free clue

clue-one-is-decoy = { $ingredients }のうち、ちょうど1つがおとりです。
clue-one-has-number = { $ingredients }のうち、どれか1つがレシピの{ $number }番です。
clue-not-number = { $ingredient }はレシピの{ $number }番ではありません。
clue-no-effect = { $ingredient }に効果はありません。
clue-effect-count = { $count ->
   *[other] { $ingredient }には効果がちょうど{ $count }つあります。
}
clue-is-decoy = { $ingredient }はおとりです。
clue-first-half = { $ingredient }はレシピの前半にあります。
clue-second-half = { $ingredient }はレシピの後半にあります。
clue-second-half-odd = { $ingredient }はレシピの後半にあります（真ん中もふくみます）。
clue-second-half-hidden = { $ingredient }はレシピの後半にあります（真ん中があれば、それもふくみます）。

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient }は{ $number }番です
hint-not-number = { $ingredient }は{ $number }番ではありません
hint-not-numbers = { $ingredient }は{ $numbers }番のどれでもありません
hint-number-or-decoy = { $ingredient }は{ $numbers }番か、おとりです
hint-one-number = { $ingredient }は{ $numbers }番のどれかです
hint-not-lengths = レシピのいちばん大きい番号は{ $lengths }ではありません
hint-decoy = { $ingredient }はおとりです
hint-no-decoy = { $ingredient }はおとりではありません
hint-ignored = { $ingredient }は「素通り」のおとりです
hint-not-ignored = { $ingredient }は「素通り」のおとりではありません
hint-overachiever = { $ingredient }は「はみだし者」です
hint-no-overachiever = { $ingredient }は「はみだし者」ではありません
hint-imposter = { $ingredient }は「にせもの」です
hint-no-imposter = { $ingredient }は「にせもの」ではありません
hint-effect = { $ingredient }は「{ $effect }」を持っています
hint-no-effect = { $ingredient }は「{ $effect }」を持っていません
hint-by-clue = 最初のテストの前から分かります：{ $claim }。
hint-by-tests = { $count ->
   *[other] テスト{ $tests }の結果に合うものには、どれにも同じことがあてはまります：{ $claim }。
}
hint-none-overgrown = テスト{ $test }に育ちすぎはありませんでした。{ $ingredient }は丸{ $grown }個で入っていて、番号がもっと小さければ育ちすぎになったはずです。だから、{ $claim }。
hint-none-undergrown = テスト{ $test }に育ち不足はありませんでした。{ $ingredient }は丸{ $grown ->
   *[other] { $grown }個
}で入っていて、番号がもっと大きければ育ち不足になったはずです。だから、{ $claim }。
hint-all-overgrown = テスト{ $test }は全部育ちすぎでした。{ $ingredient }の番号は、丸の数の{ $grown ->
   *[other] { $grown }個
}より小さいはずです。だから、{ $claim }。
hint-all-undergrown = テスト{ $test }は全部育ち不足でした。{ $ingredient }の番号は、丸の数の{ $grown ->
   *[other] { $grown }個
}より大きいはずです。だから、{ $claim }。
hint-none-wrong = テスト{ $test }には、{ $ingredient }が丸{ $grown ->
   *[other] { $grown }個
}で入っていたのに、育ち不足も育ちすぎもありませんでした。はみだし者はいつもどちらかになります。だから、{ $claim }。
hint-all-wrong = テスト{ $test }は、丸{ $grown ->
   *[other] { $grown }個
}の{ $ingredient }もふくめて、全部が育ち不足か育ちすぎでした。だから、{ $claim }。
hint-all-counted = テスト{ $test }は、{ $ingredient }もふくめて、全部が育ち不足か育ちすぎでした。素通りのおとりは、どちらにもなりません。だから、{ $claim }。
hint-told-elsewhere = テスト{ $test }で「{ $effect }」の知らせがありました。持ち主はその魔法薬の中にいます。だから、{ $claim }。
hint-told-alone = テスト{ $test }で「{ $effect }」の知らせがあり、その魔法薬にほかのハーブはありませんでした。だから、{ $claim }。
hint-only-in-all = 「{ $effect }」の知らせがあったテスト{ $tests }のすべてに入っていたのは、{ $ingredient }だけです。だから、{ $claim }。
hint-not-told = テスト{ $test }には{ $ingredient }が入っていたのに、「{ $effect }」の知らせはありませんでした。だから、{ $claim }。
hint-no-imposter-met = テスト{ $test }には{ $ingredient }が入っていたのに、にせものは出ませんでした。だから、{ $claim }。
hint-argument = { $sentences }
hint-mind-clue = 手がかりを思い出しましょう：{ $clue }
hint-suppose = こう考えてみましょう：{ $claim }。
hint-try-each = { $count ->
   *[other] ほかの場合はどれも、テスト{ $tests }のどれかに合いません。
}
hint-so = だから、{ $claim }。
hint-left = ほかに確かなことと合わせると、{ $claim }。
hint-shows = すると、テスト{ $test }から分かります：{ $what }。
hint-under-least = すると、テスト{ $test }の育ち不足は少なくとも{ $count }個のはずですが、{ $told }個でした。
hint-under-most = すると、テスト{ $test }の育ち不足は多くても{ $count }個のはずですが、{ $told }個でした。
hint-over-least = すると、テスト{ $test }の育ちすぎは少なくとも{ $count }個のはずですが、{ $told }個でした。
hint-over-most = すると、テスト{ $test }の育ちすぎは多くても{ $count }個のはずですが、{ $told }個でした。
hint-wrong-least = すると、テスト{ $test }の育ち不足と育ちすぎは合わせて少なくとも{ $count }個のはずですが、{ $told }個でした。
hint-wrong-most = すると、テスト{ $test }の育ち不足と育ちすぎは合わせて多くても{ $count }個のはずですが、{ $told }個でした。
hint-both-counts = すると、テスト{ $test }で育ち不足が{ $under }個、育ちすぎが{ $over }個に同時になることはありません。
hint-wherever = 「{ $effects }」をだれが持っていても同じです。
hint-blocked = ほかに確かなことは見つかりません。何も告げない効果（{ $effects }）が数を変えたかもしれないからです。次のテストをする時です。
hint-reports = すると、テスト{ $test }にこの知らせが全部あるはずがありません：{ $reports }。
hint-silence = すると、テスト{ $test }にはもっと知らせがあったはずです。
hint-fails = すると、テスト{ $test }はその結果になりません。
hint-no-number = すると、{ $number }番になれるものが残りません。
hint-no-herb = すると、{ $ingredient }がなれるものが残りません。
hint-no-place = すると、「{ $effect }」を持てるものがいません。
hint-no-count = すると、番号とおとりの数が合いません。

technique-clue = 手がかり
technique-one-test = 1つのテストだけ
technique-one-left = 残りは1つ
technique-twins = ふたご
technique-decoys = おとりの数
technique-two-tests = 2つのテスト
technique-supposing = もしもで考える
technique-everything = 全部を一度に

## At the table

role-regular = { $number }番
role-overachiever = おとり：はみだし者{ $number }
role-imposter = おとり：にせもの{ $number }
role-ignored = おとり：素通り
play-stale = テスト{ $number }は、もう別のスマホか別の画面で行われました。記録を見てから、もう一度テストしてください
play-stale-naming = その間に、別のスマホか別の画面でレシピが答えられました。ゲームの様子を見てから、もう一度答えてください
play-over = このゲームは終わりました。もっとテストするには、最初から始めてください
play-only-name = ゲームは終わりです。レシピを答えるのが最後のひとなべです
play-namings-used = レシピはもう{ $most }回答えました。次に答えられるのはゲームの終わりに一度だけです
play-last-naming-used = この魔女は、最後のひとなべでもうレシピを答えました。答えられるのはほかの魔女だけです
play-no-witch = このゲームに{ $witch }番の魔女はいません。魔女は{ $players }人です
play-nobody = どの魔女のテストか選んでください。ライバルどうしでは、だれかが勝ちます
play-nobody-names = どの魔女が答えるのか選んでください。ライバルどうしでは、それぞれが自分で答えます
play-unnamed = どの魔女のテストか選んでください。このテーブルでは、だれが毒を受けているかを記録します
play-poisoned = 魔女全員が毒にやられました。残るのは最後のひとなべだけです
play-alone = 魔女1人のゲームにライバルはいません
play-mode-fixed = 最後のひとなべが始まったので、だれとだれが遊ぶかはもう変えられません
play-not-won = このゲームはまだ勝ちではありません。ターンは勝ってから教えてください
play-no-turn = このゲームの月の道に{ $turn }ターン目はありません。丸は{ $turns }個です
play-no-special = このボードに「{ $special }」マスはありません
play-not-alone = 「実験室」マスのテストはハーブ1個だけです。この魔法薬には{ $count }個あります
play-guesser-potion = 「当てずっぽう」マスでテストできるのは、別々のハーブ1〜3個です
play-answer-length = このゲームの答えのハーブは{ $expected }個です。今のは{ $given }個です
play-answer-twice = このレシピには{ $ingredient }が2回あります。レシピに同じハーブは1回しか入りません
play-log-full = 記録がテスト{ $tests }回でいっぱいです。ゲームを最初から始めてください
play-no-column = このゲームのメモに{ $column }の列はありません。あるのは1から{ $longest }までと、おとりと、このゲームの効果です
play-column = { $number }
play-column-decoy = おとり
play-column-effect = 効果「{ $effect }」
play-column-ignored = 素通り
play-column-overachiever = はみだし者
play-nothing-to-undo = 取り消すメモがありません
play-stored = このゲームの保存データが読めないので（{ $reason }）、最初から始まります
play-no-help = このゲームにヒントはありません。大会用か、魔法薬をテストできないコードです
play-hint-moved = このヒントは、もうほかの人が聞きました。それを見てから、もう一度聞いてください
play-not-over = このゲームはまだ続いています。勝つか、正解を見てから、ふり返ってください
play-no-size = ハーブ{ $size }個の魔法薬はありません。1から{ $most }までで聞いてください
play-clue-given = { $witch }はもう手がかりを持っています
play-no-clue-of = { $witch }だけの手がかりはありません
play-no-clue = 手がかりで教えられることは、もう何も残っていません
play-not-behind = 手がかりは、勝ち数がほかの人より少ない魔女のためのものです
play-closed = レフェリーがこのテーブルを閉じました。もうテストも答えも数に入りません
play-no-ruling = このゲームには、レフェリーが変えられる記録がありません
play-nothing-to-take-back = このテーブルに、取り消すテストはありません
play-too-large-for-cauldrons = この魔法薬にはハーブが{ $size }個ありますが、大なべはいちばん大きくて{ $largest }マスです
play-no-test = 記録にテスト{ $number }はありません
play-unstorable = このゲームは保存できないので（{ $reason }）、何も変えていません。プログラムの作者に知らせてください
play-not-understood = { $reason }
play-newer-version = もっと新しいバージョンで書かれています
play-earlier-version = 公開されなかった 1.0 より前のバージョンで書かれています
play-impossible = 記録かメモにありえないことがあります
play-request = このリクエストは分かりません：{ $reason }
play-seed-typo = ゲームコード{ $seed }に打ちまちがいがあります。最後の2文字が、ほかの文字と合いません。シートとくらべてください
play-seed-form = { $seed } はゲームコードではありません。ゲームコードは malut-lisil-hilug-pu のような形で、シートの「ゲームコード」の横にあります
play-grown-too-far = { $ingredient }の丸が{ $grown }個です。このゲームでは{ $longest }個より先には育ちません
play-guessers-used = このボードの「当てずっぽう」マスは、もう全部無料のテストに使いました
play-not-hers = この魔法薬が入る{ $witch }の大なべは、もう残っていません。だれの大なべだったかを教えてください
play-versatility-used = { $cells ->
   *[other] このボードの「実験室」マスは{ $cells }つです。植えられるのは1つずつ、丸はふえるだけなので、このテストにはもう1つ足りません
}
play-printed-first = 残りの大なべに、この魔法薬は入りません。印刷されたハーブが先頭で、丸は1つずつです
play-no-cauldron-or-larger = テストできる{ $size }マス以上の大なべが残っていません。残りは{ $left }
play-cauldrons-none = 1つもありません
play-cauldrons-or-larger = { $size }マス以上が{ $count }つ

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = 手がかりとメモを、もう一度見てみましょう。
help-look-tests = { $count ->
   *[other] テスト{ $tests }を、もう一度よく見ましょう。
}
help-look-herb = { $ingredient }のことです。
help-claim = { $claim }。
help-reason-clue = { $witch }への手がかりから、ほかにはありえません：{ $claim }。
help-reason-clue-tests = { $count ->
   *[other] テスト{ $tests }から分かること：{ $shown }。
}すると、{ $witch }への手がかりから、ほかにはありえません：{ $claim }。
help-reason-gone = まちがって入力されたテストから分かったことでした。もう確かではありません。
help-note = メモの内容：{ $note }。{ $tests }
help-note-tests = { $count ->
   *[other] でも、テスト{ $tests }と合いません。
}
help-note-clue = でも、手がかりとルールに合いません。
help-clash = メモの内容：{ $note }。これとはいっしょに成り立ちません：{ $others }。{ $tests }
help-clash-tests = { $count ->
   *[other] テスト{ $tests }から分かります。
}
help-clash-rules = 手がかりとルールから分かります。
help-notes-fine = メモと合わないテストはありません。でも、メモが全部本当とはかぎりません。
help-notes-open = { $count ->
   *[other] { $count }個のメモは、時間がかかりすぎて調べられませんでした。
}
help-best = いちばん多くが分かる魔法薬：{ $potion }。平均で、考えられることの{ $left }が残ります。
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] ほとんど全部
    [2] 約半分
   *[other] 約{ $count }分の1
}
help-clue = { $witch }への手がかり：考えられることの{ $left }が残ります。
help-tests = { $count ->
   *[other] テスト{ $count }回
}
help-review-par = みんなの成績は{ $made }です。大なべの大きさが同じで、ハーブを自由に選べ、何もわすれない魔女なら{ $par }です。
help-review-no-par = みんなの成績は{ $made }です。何回で足りるかは分かりませんでした。
help-review-certain = { $tests }で、勝ちになる魔法薬はもう決まっていました。
help-review-certain-at-once = 最初のテストの前から、勝ちになる魔法薬はもう決まっていました。
help-review-uncertain = 勝ちになる魔法薬は、最後まで決まりませんでした。まだ運まかせのところがありました。
help-review-unknown = 始めは、約{ $count }通りが考えられました。
help-review-gain = テスト{ $test }のあと、考えられることの{ $left }が残りました。
help-review-gain-unknown = テスト{ $test }で何が分かったかは、時間がかかりすぎて調べられません。
help-tally-none = 助けは一度も使いませんでした。
help-tally-hints = { $count ->
   *[other] ヒントを{ $count }回聞きました。教えた段：{ $rungs }。
}
help-tally-checks = { $count ->
   *[other] メモを{ $count }回調べました。
}
help-tally-potions = { $count ->
   *[other] いちばん多くが分かる魔法薬を{ $count }回聞きました。
}
help-tally-clues = { $count ->
   *[other] { $count }人の魔女が、自分だけの手がかりをもらいました。
}

## Codes and pictures of codes

play-code-foreign = これは Cauldron Press のシートのコードではありません。正しいコードは CP1: で始まります（シートに印刷された QR コードを使ってください）
play-code-character = コードの中に { $character } があります。どのコードにもない文字です。シートとくらべるか、読み取り直してください
play-code-cut-off = コードが途中で切れています。最初の4文字の後は少なくとも{ $need }文字ですが、{ $have }文字しかありません。全部をコピーするか、読み取り直してください
play-code-damaged = コードにまちがいがあります。ちがう文字か、足りない文字か、余分な文字があります。シートとくらべるか、読み取り直してください
play-code-earlier = このコードは、公開されなかった 1.0 より前の Cauldron Press で作られました。シートを新しく印刷してください
play-code-newer-form = このコードは、もっと新しい Cauldron Press で作られました（コード形式{ $form }、このバージョンは{ $latest }まで）。プログラムを新しくしてください
play-code-newer-edition = このコードは、もっと新しい版のルールのものです（第{ $edition }版、このバージョンは第{ $latest }版まで）。プログラムを新しくしてください
play-code-other-game = このコードは、このバージョンの知らない Cauldron Press のゲーム（番号{ $number }）のものです。プログラムを新しくしてください
play-code-tale = このコードはゲームではなく、お話の封印です。そのゲームのレシピで開きます
play-code-not-on-page = このゲームは電話用のページでは遊べません。シートに書いてあるとおりに遊んでください
play-code-cost = このコードは1回の答えに { $mebibytes } MiB と{ $passes }回の計算を求めますが、許されるのは1〜64 MiB、1〜8回だけです。Cauldron Press のものではありません
play-code-impossible = コードはこわれていませんが、{ $reason }。Cauldron Press のものではありません
play-code-impossible-edition = 形式にない版を名乗っています
play-code-impossible-empty = 答えの封印も遊ぶための部分もありません
play-code-impossible-answers = 答えを4つより多くみとめています
play-code-impossible-size = どの問題にもない大きさの問題が入っています
play-code-impossible-cost = ないはずの答えの封印の手間が書かれています
play-open-wrong-answer = それは答えではありません
play-open-needs-opening = これは大会のコードです。最後に主催者が教える開封コードでだけ開きます
play-open-wrong-give-up = そのギブアップコードは、このシートのものではありません。ルールのページのいちばん下か、冊子の答えのところにあります
play-open-no-seal = このコードには答えの封印がないので、答えを確かめられません。シートのコードを使ってください
play-open-no-play = このコードには遊ぶための部分がないので、魔法薬をテストできません。レフェリーか番人にたのんでください
play-open-forged = このコードの遊ぶための部分が、問題と合いません。Cauldron Press のものではありません
play-open-memory = このコードを開くには { $mebibytes } MiB のメモリーが必要ですが、この機械では足りません
play-letters-give-up = ギブアップコード
play-letters-opening = 開封コード
play-letters-key = レフェリーのかぎ
play-letters-length = { $kind } { $text } の英数字は{ $count }文字ですが、正しくは{ $expected }文字です。{ $example } のような形です
play-letters-character = { $kind } { $text } の中に { $character } があります。どのコードにもない文字です。{ $example } のような形です
play-letters-typo = { $kind } { $text } に打ちまちがいがあります。主催者のファイルとくらべてください
play-letters-earlier-key = このレフェリーのかぎは、公開されなかった 1.0 より前の Cauldron Press のものか、最後のグループが欠けています。新しいかぎのファイルを作り、シートを印刷し直してください
play-picture-none = 読めないファイルです。写真(PNG、JPEG、WebP、GIF、BMP、TIFF)、PDF、SVG のどれかにしてください
play-picture-damaged = 写真がこわれています（{ $reason }）。とり直すか、保存し直してください
play-picture-too-large = 写真の画素が多すぎます。コードのところだけ切り取ってください
play-picture-no-code = 写真に QR コードが見つかりません。コード全体が入るように、近くから、くっきり、むらなく明るくとり直してください
play-picture-foreign = 写真の QR コードは Cauldron Press のシートのものではありません。シートに印刷されたものを使ってください
play-picture-several = 写真に{ $count }枚のちがうシートのコードがあります。1つだけ切り取ってください

## The sheet of the day

daily-no-date = { $text } は日付ではありません。2026-11-22 のように、年、月、日を書いてください
daily-too-early = { $date }の日がわりシートはありません。最初は{ $first }です

## Potions and ingredients as they are typed

play-puzzle = これはルールに合う問題ではありません：{ $reason }
play-puzzle-length = レシピの長さがレベルに合いません
play-puzzle-ingredients = ハーブの数がレベルに合いません
play-puzzle-ingredient = その版にないハーブがあります
play-puzzle-effect = その版にない効果があります
play-puzzle-number = レシピの番号が範囲の外か、2回あります
play-puzzle-decoy = そのレベルにない種類のおとりがいます
play-puzzle-imposter-number = にせものの番号が範囲の外です
play-puzzle-imposter-effect = にせものに、その効果がありません
play-puzzle-effect-twice = 1つのハーブに同じ効果が2つあります
play-puzzle-number-missing = レシピの番号が1つ足りません
play-puzzle-pair = 2つで組になる効果が組になっていません
play-puzzle-players = ありえない人数です
play-puzzle-clue-ingredient = 手がかりにハーブの名前がありません
play-puzzle-effects-level = その効果レベルはありません
play-puzzle-settings = その設定では遊べません
play-puzzle-no-effect = その効果はありません
play-puzzle-short = データが途中で終わっています
play-puzzle-special = どの種類でもない特別マスがあります
play-puzzle-clue = 手がかりがどの種類でもありません
play-puzzle-long = データが余っています
play-name-missing = ハーブがありません。ハーブは{ $ingredients }です
play-name-ambiguous = { $text } は{ $first }とも{ $last }とも読めます。もう1文字書いてください
play-name-misspelt = { $text } というハーブはありません。もしかして{ $nearest }ですか？
play-name-unknown = { $text } というハーブはありません。ハーブは{ $ingredients }です
play-pour-no-dots = { $ingredient }の丸の数がありません。{ $id }:1 から { $id }:{ $longest } までのように書いてください
play-pour-dots = { $ingredient }の丸が { $dots } です。1から{ $longest }までの数にしてください
play-potion-empty = 魔法薬が空です。sage:2 のように、ハーブを1つは書いてください
play-potion-too-large = 魔法薬にハーブが{ $count }個あります。テストできるのは{ $most }個までです
play-potion-grown = { $ingredient }の丸を{ $grown }個にはできません。このゲームのハーブは1から{ $longest }個です
play-potion-foreign = { $ingredient }はこのゲームにありません。あるハーブは{ $ingredients }です
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = 名前が聞こえるだけです。1人で遊ぶときは、ほかに何もしません。
effect-cutoff = 打ち切り
effect-cutoff-tells = このハーブのすぐ後でテストが終わります。その後のものは数えません。
effect-spicy = ピリ辛
effect-spicy-tells = このテストの間、次のハーブの番号が1ふえます。
effect-refreshing = さっぱり
effect-refreshing-tells = このテストの間、次のハーブの番号が1へります。
effect-enthusiastic = せっかち
effect-enthusiastic-tells = 次のハーブをとばします。数えられず、効果もねむったままです。
effect-cleaner = おそうじ
effect-cleaner-tells = このテストの間、次のハーブの効果が全部消えます。
effect-fertilizer = ひりょう
effect-fertilizer-tells = 次に数えるハーブは、どこまで育っていても、ちょうどよい育ちとみなします。
effect-detective = 名探偵
effect-detective-tells = 魔法薬のハーブのうち、1つの番号を知らせます。どのハーブかは言いません。
effect-liar = うそつき
effect-liar-tells = 魔法薬のどのハーブのものでもない番号を知らせます。
effect-inspector = 調べ屋
effect-inspector-tells = 魔法薬の中で、効果を持つハーブを数えます。
effect-general = 大将
effect-general-tells = 魔法薬全体の効果を、全部合わせて数えます。
effect-pessimist = 心配性
effect-pessimist-tells = 順番ちがいのハーブを数えます。番号が、前の番号より1大きくないものです。最初のハーブは数えません。
effect-optimist = のんき者
effect-optimist-tells = 順番どおりのハーブを数えます。番号が、前の番号より1大きいものです。最初のハーブは数えません。
effect-calculator = そろばん
effect-calculator-tells = 魔法薬の全部のハーブの番号をたします。
effect-joker = ジョーカー
effect-joker-tells = 答えを1つ言いますが、どの種類かは言いません。うそつき、名探偵、大将、調べ屋、そろばん、見やぶり、めぐみ、ハグ好きのどれかです。
effect-revealer = 見やぶり
effect-revealer-tells = 魔法薬の中のおとりを数えます。
effect-blessing = めぐみ
effect-blessing-tells = 魔法薬の中で、おとりではないハーブを数えます。
effect-scientist = 科学者
effect-scientist-tells = 魔法薬に効果を2つ以上持つハーブがあれば「はい」、なければ「いいえ」と言います。
effect-hugger = ハグ好き
effect-hugger-tells = すぐ前の番号と自分の番号のちがいが1以下なら「はい」、ちがえば「いいえ」と言います。
effect-crowdy = にぎやか
effect-crowdy-tells = 同じ大なべに、ほかのハーブが3個以上あると、名前が聞こえます。
effect-brothers = 兄弟
effect-brothers-tells = 2つのハーブが兄弟です。1つだけでは、いつも外れです。1つにつき1回、名前が聞こえます。
effect-enemies = 敵どうし
effect-enemies-tells = 2つのハーブが敵どうしです。同じ魔法薬に入ると、どちらも外れです。1つにつき1回、名前が聞こえます。
effect-imposter = にせもの
effect-imposter-tells = 「にせもの！」と聞こえます。魔法薬に、にせものがいるかもしれません。でも、そう言うだけのハーブもあります。
effect-poison = 毒
effect-poison-tells = 次の自分のテストまで、毒にやられます。全員が同時に毒にやられたら、ゲームは終わりです。
effect-poison-tells-alone = 毒にやられて、次のターンは何もできません。
effect-green-fingers = みどりの指
effect-green-fingers-tells = 次の自分のテストまで、庭を育てるたびに、丸が1つではなく2つふえます。
effect-piggyback = おんぶ
effect-piggyback-tells = 次の自分のテストまで、自分の行動をほかの人のエリアでしてもかまいません。
effect-allergies = アレルギー
effect-allergies-tells = 次の自分のテストまで、この魔法薬のハーブを植えることも育てることもできません。
effect-distracted = うわの空
effect-distracted-tells = 次の自分のテストまで、自分のハーブは丸2つより先に育ちません。
effect-genius = ひらめき
effect-genius-tells = 次の自分のテストまでに1回、テストの直前に魔法薬の1か所を変えられます。
effect-sharer = 分けっこ
effect-sharer-tells = 次の自分のテストまで、自分がいちばん少なく持つハーブだけを植えます。
effect-minimalist = ひとすじ
effect-minimalist-tells = 次の魔法薬は、1種類のハーブだけで作ります。
effect-copycat = まねっこ
effect-copycat-tells = 次のターンに、ほかの人の庭のハーブと丸を、自分の庭の1つに写します。
effect-weeds = 雑草
effect-weeds-tells = 雑草だ！自分の庭の空きマス1つに×をつけます。
effect-sunshine = お日さま
effect-sunshine-tells = お日さまだ！自分の全部の庭のハーブが、丸1つずつ育ちます。
effect-creeper = つる草
effect-creeper-tells = となり合う自分の庭を2つつなぎます。これからは1つの庭です。
effect-fence = かきね
effect-fence-tells = 線を引いて、自分の庭の1つを2つに分けます。
effect-mole = モグラ
effect-mole-tells = 自分のハーブ1つを、丸もいっしょに、自分の庭の好きな空きマスへ動かします。
effect-seedling = めばえ
effect-seedling-tells = すぐに無料で、どれでもハーブを1つ植えます。得意ハーブでなくてもかまいません。
effect-resetter = ふりだし
effect-resetter-tells = このハーブまでのことは、全部なかったことになります。次のハーブが最初のつもりで、テストを続けます。
effect-equalizer = イコール
effect-equalizer-tells = 次のハーブの番号が、そのハーブの効果の数と同じになります。
effect-random = 気まぐれ
effect-random-tells = テストのたびに、自分の番号をくじで決め直します。
effect-blender = ミキサー
effect-blender-tells = 魔法薬の中のおとりではないハーブの分だけ、自分の番号がふえます。
effect-downer = しょんぼり
effect-downer-tells = 魔法薬の中のおとりの分だけ、自分の番号がへります。
effect-teamplayer = 仲間思い
effect-teamplayer-tells = すぐ前の番号の分だけ、自分の番号がふえます。
effect-analyzer = ものさし
effect-analyzer-tells = 自分の番号と、魔法薬での場所が、いくつはなれているかを知らせます。
effect-odd = 奇数
effect-odd-tells = 魔法薬のハーブの数が奇数（1、3、5…）なら、効果のない素通りのおとりになります。
effect-even = 偶数
effect-even-tells = ハーブの数が偶数（2、4、6）なら、自分の番号か「おとり」と言います。奇数なら、でたらめの番号だと言うか、「おとり」と言います。
effect-coward = こわがり
effect-coward-tells = 魔法薬の前半にあると、最後までにげて、そこで調べられます。
effect-student = 勉強家
effect-student-tells = 次の自分のテストまで、どのハーブでも植えられます。
effect-spreader = 種まき
effect-spreader-tells = 次の自分のテストまで、だれの庭にでも植えられます。

## Categories of effects: a heading with light markup, and a short name

category-cauldron = *大なべの効果*は魔法薬を変えます
category-cauldron-tag = 大なべ
category-investigative = *調べる効果*は何かを知らせます
category-investigative-tag = 調べる
category-player = *魔女の効果*はテストした人にかかります
category-player-tag = 魔女
category-field = *エリアの効果*はテストした人のエリアを変えます
category-field-tag = エリア
category-complex = *ふしぎな効果*は何よりも変わっています
category-complex-tag = ふしぎ

## Ingredients

ingredient-parsley = パセリ
ingredient-sage = セージ
ingredient-chives = チャイブ
ingredient-rosemary = ローズマリー
ingredient-oregano = オレガノ
ingredient-mint = ミント
ingredient-dill = ディル
ingredient-basil = バジル
ingredient-thyme = タイム
ingredient-pepper = コショウ

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = パセ
ingredient-sage-sign = セジ
ingredient-chives-sign = チャ
ingredient-rosemary-sign = ロズ
ingredient-oregano-sign = オレ
ingredient-mint-sign = ミン
ingredient-dill-sign = ディ
ingredient-basil-sign = バジ
ingredient-thyme-sign = タイ
ingredient-pepper-sign = コシ

## Special cells: their names, and what they do

special-efficiency = 二人部屋
special-efficiency-tells = ハーブを2つ植えられます。丸は別々に数えます。
special-efficiency-short = ハーブを2つ植えられる。
special-versatility = 実験室
special-versatility-tells = ここだけで1つの庭です。行動として、ここのハーブ1つだけをテストできます。ハーブはそのまま残ります。
special-versatility-short = 行動でこれだけをテスト。
special-painter = 絵かき
special-painter-tells = ここに植えたら、マスのさかいにまっすぐな線を1本引けます。線は、自分の庭の1つを2つに分けます。
special-painter-short = 植えると庭を2つに分ける。
special-guesser = 当てずっぽう
special-guesser-tells = ここに植えたら、すぐに魔法薬を1つ、無料でテストできます。頭の中で考えましょう。このハーブを含む別々のハーブ3つまで、丸の数は自由です。
special-guesser-short = 植えると、その入った魔法薬を無料テスト。
special-low-ceiling = 低い天井
special-low-ceiling-tells = ここでは丸2つより先に育ちません。
special-low-ceiling-short = 丸は2つまで。
special-fertile-ground = ふかふか土
special-fertile-ground-tells = ここのハーブを育てると、丸が2つふえます。植えたときは、いつもどおり1つです。
special-fertile-ground-short = 育てると丸が2つふえる。
special-hard-ground = カチカチ土
special-hard-ground-tells = ここに植えたら、次のターンは休みです。
special-hard-ground-short = 植えると、次は1回休み。
special-black-magic = 黒魔法
special-black-magic-tells = 自分のエリアの庭の空きマスが、ここだけになるまで植えられません。
special-black-magic-short = 最後の空きマスのときだけ。

## めあて：みんなの小さな目標。1つで星1つ

aim-every-ingredient = どのハーブも1回はテストする
aim-every-twice = どのハーブも2回はテストする
aim-same-in-five = 同じハーブを5つの大なべに入れる
aim-two-three-four = ハーブ2つ、3つ、4つの魔法薬をそれぞれテストする
aim-fill-six = 6マスの大なべをいっぱいにする
aim-all-wrong = ハーブ3つ以上をテストし、全部が育ち不足か育ちすぎになる
aim-none-wrong = ハーブ3つ以上をテストし、育ち不足も育ちすぎもなく、勝ちでもない
aim-one-wrong = ハーブ4つ以上をテストし、1つだけが育ち不足か育ちすぎになる
aim-two-and-two = 1回のテストで育ち不足2、育ちすぎ2になる
aim-dots-up = 丸が1、2、3、4の順の魔法薬をテストする
aim-three-dots = どれも丸3つ以上のハーブを2つ以上テストする
aim-three-reports = 1回のテストで知らせを3つ受ける
aim-four-reports = 1回のテストで知らせを4つ受ける
aim-no-report = ハーブ4つ以上をテストし、知らせが1つもない
aim-nothing-to-tell = 知らせがなく、育ち不足も育ちすぎもないテストをする
aim-same-effect = 同じ効果の知らせを5回のテストで受ける
aim-another-order = 同じハーブの組み合わせを、順番を変えてもう1度テストする
aim-none-twice = 同じハーブが2つ入った魔法薬を1度もテストしない
aim-every-witch = 魔女が全員、魔法薬をテストする
aim-two-witches = 2人の魔女が同じターンにテストする
aim-three-witches = 3人の魔女が同じターンにテストする
aim-no-decoy = おとりなしで、ハーブ3つ以上をテストする
aim-only-decoys = おとりだけを2つ以上テストする
aim-versatility-tests = 「{ $special }」マスで4回テストする
aim-every-garden = どの庭にも植える
aim-bare-garden = 何も植えない庭を、最後まで1つ残す
aim-each-in-two = どのハーブも2マス以上に植える
aim-one-in-six = 1種類のハーブを6マス以上に植える
aim-three-in-a-row = 同じハーブを、たてか横に3マス続けて植える
aim-mixed-garden = 1つの庭に4種類のハーブを植える
aim-one-crop = 3マス以上の庭を、1種類のハーブだけで全部うめる
aim-every-special = どの特別マスにも植える
aim-no-points = しるしがとがった特別マスには植えない
aim-only-full = いっぱいでない大なべを1度もテストしない
aim-two-not-full = いっぱいでない大なべを2つテストする
aim-across = ほかのエリアの大なべへ8回つむ
aim-win-cauldron = 大なべの魔法薬で勝つ
aim-win-named = レシピを言い当てて勝つ
aim-win-in-six = 6回以内のテストで勝つ
aim-win-in-nine = 9回以内のテストで勝つ
aim-last-right = 最後のテストに、育ち不足も育ちすぎもない
aim-last-of-four = 最後のテストにハーブが4つ以上入っている
aim-every-cauldron = ボードの大なべを全部テストする
aim-each-size = どの大きさの大なべも、1つはいっぱいにする
aim-two-filled = どのエリアでも、大なべを2つずついっぱいにする
aim-three-open = まだ入る大なべを、最後まで3つ残す
aim-large-empty = 4マス以上の空の大なべを、最後まで残す
aim-cells-left = 庭の空きマスを、最後まで8つ残す
aim-plants-left = 最後に、庭にハーブが6つ残っている
aim-alike-left = 最後に、庭に同じハーブが3つ残っている
aim-kinds-left = 最後に、庭にハーブが4種類残っている
aim-harvested = 最後に、ハーブが1つもないエリアがある

## Levels, and the length of a recipe that nobody knows

level-first-game = はじめの一歩
level-beginner = ひよっこ
level-amateur-witch = 見習い魔女
level-spice-sorcerer = スパイス使い
level-potion-master = 魔法薬の達人
level-high-witch = 大魔女
level-recipe = { $shortest }〜{ $longest }
level-choice = { $number }（{ $name }）
level-or = { $first }、{ $last }
level-no-players = { $given }人では遊べません。シートは1人から8人用です
level-none = レベル{ $given }はありません。{ $choices } から選んでください
level-no-length = レシピの長さ{ $given }はありません。{ $choices } から選んでください
level-no-decoys = おとりの種類{ $given }はありません。{ $choices } から選んでください
level-no-effects = 効果の多さ{ $given }はありません。{ $choices } から選んでください
level-no-recipe = { $given }種類のレシピは作れません。{ $choices } から選んでください
level-no-ingredients = 最大{ $longest }種類のレシピに、ハーブ{ $given }種類は合いません。少なくとも1つがおとりになるように、{ $least }から{ $most }までにしてください
level-no-answers = 答えの数を{ $given }にはできません。1から{ $most }までにしてください
level-no-puzzle = ゲームコード { $seed } で{ $draws }回試しましたが、遊べるパズルができませんでした。別のゲームコードか、もっとやさしい設定を使ってください

## Creatures of sections and players

creature-owl = フクロウ
creature-fox = キツネ
creature-raven = カラス
creature-toad = カエル
creature-moth = スズメガ
creature-snail = カタツムリ
creature-newt = イモリ
creature-bat = コウモリ

## Reports of a test: the effect, and what it says

report-here = { $effect }！
report-says = { $effect }：{ $says }
says-here = ここにいる
says-number = { $number }
says-no-number = なし
says-nothing = 言うことなし
says-yes = はい
says-no = いいえ
says-decoy = おとり
says-random = 今回はでたらめの番号

## What a PDF says of itself, to be found by

print-board-game = ボードゲーム
print-and-play = プリントアンドプレイ
print-owner = { $name } さん
print-paper-unknown = { $given } という用紙サイズはありません。a4、a3、sra3、letter、tabloid などの名前か、210x297mm や 8.5x11in のような寸法で指定してください
print-paper-near = { $given } という用紙サイズはありません（もしかして { $near } ですか？）。a4、a3、sra3、letter、tabloid などの名前か、210x297mm や 8.5x11in のような寸法で指定してください
print-paper-size = { $given } は用紙サイズではありません。8.5x11in のように、2辺の長さと mm、cm、in のどれかを書いてください
print-paper-extent = { $given } の用紙には印刷できません。辺の長さを{ $least }から{ $most } mmにしてください
print-paper-small = { $paper } は1ページには小さすぎます。収まる最小の用紙 { $least } か、もっと大きい用紙にしてください
print-layout-unknown = { $given } という割り付けはありません。duplex、saddle、2-up、4-up、cut-stack、fold-over、glue、poster から選んでください
print-layout-near = { $given } という割り付けはありません（もしかして { $near } ですか？）。duplex、saddle、2-up、4-up、cut-stack、fold-over、glue、poster から選んでください
print-layout-number = { $given } はページの数ではありません。4 のような数か、2x2 のような行と列で指定してください
print-layout-cells = 片面に{ $count }ページは置けません。1から64までにしてください
print-layout-thickness = 厚さ { $given } の紙はありません。0から2 mmまでか、80gsm のような重さで指定してください
print-layout-gutter = { $given } の間隔は空けられません。0から100 mmまでにしてください
print-layout-margin = { $given } の余白は設けられません。0から25 mmまでにしてください
print-layout-mark = { $given } という印はありません。crop、fold、registration、bar、slug をコンマで区切るか、all か none を使ってください
print-layout-unfolded = { $option } は折り目で綴じる冊子のためのものです。割り付け saddle と一緒に使ってください
print-layout-unbound = ポスターは綴じません。綴じる側の指定を外してください
print-layout-unfitted = 余白は、ページを縮小するときに空けておく縁です。{ $fit } と一緒に使ってください
print-order-unmet = { $sheets }を{ $draws }枚調べましたが、条件に合うものがありません。条件: { $wanted }。最も近いもの: { $had }
print-order-of-level = レベル{ $level }のシート
print-order-of-custom = この独自レベルのシート
print-order-of-chapter = 第{ $chapter }章のシート
print-order-had = { $what }
print-order-had-not-as-level = { $what }、ただしレベルに合わない
print-order-not-as-level = レベルに合わない
print-order-difficulty = 難しさ{ $range }
print-order-turn = 1ターン
print-order-turns = { $range }ターン
print-order-win-rate = 勝率{ $range }
print-order-hopeless = 勝ち目のなくなるゲームの割合{ $share }
print-order-certain = 答えが確実になるゲームの割合{ $share }
print-order-range = { $low }から{ $high }
print-order-and = { $one }、{ $other }
print-order-no-guess = 推測なしで勝てる
print-order-needs-guess = 推測が必要
print-order-as-strong = 最初のゲームと同じ強さ（{ $strength }）
print-order-strength = { $difficulty }、{ $turns }
print-order-needs-at-most = 必要なのは高々: { $technique }
print-order-needs = 必要: { $technique }
print-order-needs-more-tests = 普通のプレイヤーが行うより多くのテストが必要
print-order-other-structure = レシピの長さまたはおとりが異なる
print-order-ladder-length = このシートの階段は最大{ $most }ゲームです
print-order-no-difficulty = { $text } は難しさではありません。1から5、または 2..4 のような範囲を使ってください
print-order-no-turns = { $text } はターン数ではありません。1から1000、または 25..40 のような範囲を使ってください
print-order-no-shares = { $text } は割合の範囲ではありません。0から1までの数で、0.4..0.7、..0.5、0.8.. のように書いてください
print-order-no-ramp = { $text } はレベルからレベルへの指定ではありません。0..5 のように書いてください
print-sheet-small = { $sheet } は小さすぎます。片面に{ $x } x { $y } mm必要です。収まる最小の用紙 { $least } を使うか、ページを縮小してください
print-sheet-small-unnamed = { $sheet } は小さすぎます。片面に{ $x } x { $y } mm必要です。その大きさ以上の用紙を使うか、ページを縮小してください
print-sheet-fine = { $sheet } は小さすぎます。ページが{ $percent } %に縮みますが、{ $least } %より小さいと読めません。もっと大きい用紙を使うか、片面のページ数を減らしてください
print-sheet-none = 片面に{ $x } x { $y } mm必要ですが、名前のある用紙でその大きさのものはありません。片面のページ数を減らすか、その大きさの用紙を使ってください
print-sheet-creep = { $sheets }枚を1つに折ると、内側のページが{ $x } mmはみ出します。{ $most } mmを超えると、折り目の近くの内容が折り目に入ってしまいます。1折の枚数を減らすか、薄い紙を使ってください
print-signatures = 冊子の{ $sheets }枚は1つに折るには多すぎます。{ $most }枚までの{ $count }折に分けて折り、重ねてとじてください
print-signature-thick = { $sheets }枚の1折は、折るのもとじるのも大変です。ふつうは{ $most }枚までです
print-text-large = { $text } には{ $x } mm必要ですが、空きは{ $y } mmです。文を短くするか、もっと大きい用紙を使ってください
print-board-small = { $x } x { $y } mmの用紙は、読めるボードには小さすぎます。A4やLetterなど、{ $least } mm以上にしてください
print-board-large = { $x } x { $y } mmの用紙には描けません。A3やA2など、辺の長さを2000 mmまでにしてください
print-bleed = { $given } の塗り足しはできません。0から10 mmまでにしてください
print-correction = 裏面が{ $x } mmと{ $y } mm、{ $turn }度ずれていると補正できません。補正できるのは10 mmと2度までです
print-dpi = { $given } dpiの解像度は使えません。10から1200までにしてください
print-address-long = { $bytes }バイトの文はQRコードに入りません。ページのアドレスを短くしてください
print-no-theme-near = テーマ{ $given }はありません。もしかして { $near } ですか？
print-no-theme = テーマ{ $given }はありません。あるのは { $themes } です
print-reading = { $given } はどの目盛りにもありません。M13 のように、AからYまでの文字と1から25までの数を書いてください
print-readings = シートには目盛りが4つありますが、読み取った数は{ $count }です。M13,L12,M13,N14 のように4つ書いてください
print-readings-apart = 目盛り1と3が{ $x } mm違いますが、どのシートでもそうはなりません。左の1と右の3をもう一度読んでください
print-printer = { $given } はプリンターの名前にできません。1から60文字の文字や数字などにしてください

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = シート{ $label }：
terminal-sheet-printed = { $sheet } { $level }、{ $players }、{ $paper }
terminal-same-sheet = 同じシートをもう一度：同じオプションに --seed { $seed }
terminal-iphones = iPhone では play.html のスクリプトが動きません。iPhone で遊ぶときは { $command } を実行すると、家のネットワークで使えるアドレスが出ます。
terminal-next-fitting = このゲームのむずかしさは、レベルどおりではありません。レベル{ $level }どおりの次のゲーム：同じオプションに --seed { $seed }
terminal-same-recipe = --seed { $seed } の最初のゲームは、人数や特別なマスの有無（レベル2と3など）がちがっても、レシピが同じです。2度遊ばないでください。別のゲームコードなら、別のゲームになります。
terminal-daily = { $date }の日がわりシート：印刷した人はみんな、同じゲームで遊べます。
terminal-game-printed = ゲーム{ $game }：
terminal-organiser-alone = 主催者だけのファイル（かぎ、コード、答え）：
terminal-organiser =
    Cauldron Press：ゲーム{ $label }の主催者へ

    このファイルをプレイヤーに見せないでください。中身は紙には印刷されません。

    ゲームコード: { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = かぎ: { $key }
terminal-organiser-opening = 開封コード（最後に、答えを確かめるときに教える）: { $code }
terminal-organiser-give-up = ギブアップコード（開封コードといっしょに正解を開く）: { $code }
terminal-organiser-answer = 答え: { $ingredients }
terminal-organiser-potion = 勝ちになる魔法薬: { $potion }
terminal-organiser-serve = サーバーでレフェリーをする（FILE はこのファイル）:
terminal-page-open = このページは、このネットワークのだれでも開けます：
terminal-page-open-here = このページは、このコンピューターだけで開けます：
terminal-page-open-outside = このページは、プロキシを通して開けます：
terminal-refereed = このサーバーがレフェリーをするゲーム：
terminal-tables = { $count ->
   *[other] テーブル{ $shown }つ
}
terminal-tables-kept = テーブルは { $file } に保存されます
terminal-tables-open = それぞれのボードを持つテーブルを、だれでももっと開けます。大会では --tables をつけてください。
terminal-tables-pruned = 長い間何も変わらなかったので消しました：{ $tables }
terminal-desk-open = レフェリーデスクはここです。このアドレスとかぎを持つ人は、どのテーブルの裁定もできます：
terminal-log-opened = テーブル{ $table }：ゲーム{ $game }で開きました
terminal-log-test = テーブル{ $table }：テスト{ $test }
terminal-log-counted = テーブル{ $table }：テスト{ $test }、{ $counts }
terminal-log-count = { $name ->
    [undergrown] 育ち不足{ $count }
    [overgrown] 育ちすぎ{ $count }
   *[other] { $name } { $count }
}
terminal-log-won = テーブル{ $table }：テスト{ $test }で勝ち
terminal-log-right = テーブル{ $table }：答えは正解
terminal-log-wrong = テーブル{ $table }：答え{ $guess }はちがいます
terminal-log-gave-up = テーブル{ $table }：ギブアップ
terminal-log-again = テーブル{ $table }：最初から始めました
terminal-log-closed = テーブル{ $table }：レフェリーが閉じました
terminal-log-reopened = テーブル{ $table }：レフェリーがまた開きました
terminal-log-taken-back = テーブル{ $table }：レフェリーがテスト{ $test }を取り消しました
terminal-log-reset = テーブル{ $table }：レフェリーが最初からにしました
terminal-log-brought-back = テーブル{ $table }：前のとおりにもどしました
terminal-server-ends = Ctrl-C でサーバーが止まります。
terminal-page = スマホのページ：
terminal-page-size = { $page } { $kilobytes } KB
terminal-page-file = このファイルをブラウザで開くか、スマホに送ってください
terminal-page-folder = 無料でインターネットに置くには：
terminal-page-host = 1. ブラウザで{ $host }を開きます（Cloudflare PagesやGitHub Pagesなど、ほかの無料サービスでもかまいません）
terminal-page-drag = 2. フォルダー{ $folder }をそのページにドラッグし、消えないように登録します
terminal-page-remember = 3. もらったアドレスを入力すると、これから作るコードはすべてそこへつながります：{ $command }
terminal-page-leads = 3. コードは{ $url }へつながります。別のアドレスにするには：{ $command }
terminal-page-ask = アドレスがもうあれば入力してください（なければEnterだけ）：

# Runs at the terminal.
terminal-files = { $count ->
   *[other] ファイル{ $shown }個
}
terminal-shards = { $count ->
   *[other] シャード{ $shown }個
}
terminal-differences = { $count ->
   *[other] ちがい{ $shown }か所
}
terminal-run-made = { $files }に{ $games }、{ $paper }
terminal-same-run = 同じ作業をもう一度：同じオプションに --seed { $seed }
terminal-run-stopped = 中断：{ $games }のうち{ $done }が完了。
terminal-run-resume = 続けるには、同じオプションに --resume
terminal-run-resume-seed = 続けるには、同じオプションに --seed { $seed } と --resume
terminal-run-version = この作業はバージョン{ $version }のもので、これは{ $here }です。
terminal-verified = { $files }の{ $games }は、1バイトのちがいもなくマニフェストどおりです。
terminal-verified-quick = { $files }はマニフェストどおりです。作り直しはしていません。
terminal-verify-stopped = 中断：{ $files }の{ $games }をくらべました。
terminal-verify-differs = { $files }の{ $games }に{ $differences }。
terminal-merged = { $shards }をつなぎました：{ $files }に{ $games }
terminal-merged-no-secrets = 秘密のファイル（{ $file }）が見つからなかったので、書きませんでした。別のフォルダーにあるときは、いっしょに指定してください。
terminal-reprinted-pages = ゲーム{ $number }、前と同じページ：
terminal-reprinted-file = ゲーム{ $number }、1バイトのちがいもない前と同じファイル：

# A run compared with its manifest.
run-edited = マニフェストが書かれた後で変えられています。ダイジェストが合いません
run-missing = { $file } がありません
run-changed = { $file } は書かれたときのファイルではありません
run-otherwise = { $file } を作り直すと、ちがうものになります
run-other-game = ゲーム{ $number }がマニフェストの{ $line }行目とちがいます
run-other-volume = { $file } がマニフェストの{ $line }行目とちがいます
run-other-secret = ゲーム{ $number }のひみつが、そのゲームのものとちがいます

# Runs of many games.
run-none = { $game }では、多くのゲームを一度に作れません
run-no-wishes = 希望は、それぞれに値のあるオブジェクトにします。{ $given } ではありません
run-unknown-wish = "{ $wish }" という希望はありません。あるのは{ $wishes }です
run-unknown-wish-near = "{ $wish }" という希望はありません。もしかして{ $like }ですか？
run-wish = 希望 "{ $wish }" が読めません：{ $reason }

## The solution of a sheet, in lines

sheet-solution-answer = 勝ちになる魔法薬：{ $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient }：{ $role }
sheet-solution-part-effects = { $ingredient }：{ $role }；{ $effects }

## The rules of many games, and the page of each

sheet-run-goal = ハーブのうちいくつかが、ひみつのレシピです。いくつか分かっていれば、各ゲームのページに書いてあります。その1つ1つに、1、2、3…と、それぞれちがうひみつの番号があります。ほかのハーブは*おとり*です。
sheet-run-set-up-clue = ゲームのページの無料の手がかりを読みます。これはいつも本当です。
sheet-run-ending-win = テストで勝ちと出たら*勝ち*です。レシピの種類と同じかそれより多くのハーブが数えられ、どれも順番どおりに、それぞれの番号まで育っていなければなりません。効果で番号が変わったら、変わった後の番号で決まります。
sheet-run-effects = 効果
sheet-run-effects-of-game = ゲームにある効果は、そのゲームのページに説明があります。
sheet-run-specials = 特別マス
sheet-run-specials-of-game = 庭には、しるしのついたマスがあります。*まるい*しるしは助けになります。*とがった*しるしはじゃまをします。ボードにあるものは、そのゲームのページに説明があります。
sheet-run-checking-give-up = ギブアップ？ゲームのギブアップコードで、正解が全部見られます。答えのところをさがすか、印刷した人に聞きましょう。
sheet-run-recipe = ひみつのレシピ
sheet-run-recipe-known = この*{ $count }*種類のハーブのうち*{ $length }*種類がレシピにあり、番号は1から{ $length }です。
sheet-run-recipe-hidden = この*{ $count }*種類のハーブのうち*{ $length }*種類がレシピにあり、何種類かはだれも知りません。番号は1、2、3…です。
sheet-page-facts = このゲームについて
sheet-page-how-to-play = 遊び方
sheet-facts = このゲーム

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first }{ $second }
exact-stop = これを調べたら、そこで終わります。その後のものは数えません。
exact-forget = これを調べたら、それまでに数えたことも知らせも全部なかったことにします。次のハーブは魔法薬の最初と同じです。
exact-move = 魔法薬の前半にあれば、1回だけ最後へ動き、そこで調べます。それまでは、これの効果はどれも起こりません。
exact-raise = 次のハーブの番号が{ $count }ふえます。
exact-lower = 次のハーブの番号が{ $count }へります。
exact-skip = 次のハーブをとばします。調べず、数えず、効果も起こりません。
exact-clean = このテストの間、次のハーブに効果はありません。
exact-fertilize = 次に数えるハーブは、丸がいくつでもちょうどよいとします。順番はいつもどおり調べます。
exact-equalize = 次のハーブの番号が、そのハーブにまだある効果の数になります。
exact-randomize = 番号が1から{ $length }のどれかになります。くじで決めます。
exact-randomize-if-odd = 魔法薬のハーブの数が奇数なら、番号が1から{ $length }のどれかになります。くじで決めます。
exact-vanish-if-odd = 魔法薬のハーブの数が奇数なら、ここからは番号も効果もない素通りのおとりです。
exact-add-regular = 魔法薬の中の、おとりではないハーブの数を、番号にたします。
exact-subtract-decoys = 魔法薬の中のおとりの数を、番号から引きます。
exact-add-before = すぐ前のハーブの番号を、番号にたします。
exact-wrong-alone = もう1つの兄弟が魔法薬になければ、外れです。
exact-wrong-together = もう1つの敵が魔法薬にあれば、外れです。
exact-here = 「{ $effect }！」と言います。
exact-crowd = 魔法薬にほかのハーブが3個以上あれば「{ $effect }！」と言い、なければ何も言いません。
exact-number-of-one = 魔法薬のハーブを1つくじで選び、その番号か「なし」と言います。
exact-number-of-none = 1から{ $length }のうち、魔法薬のどのハーブのものでもない番号を、くじで1つ言います。なければ「言うことなし」。
exact-own-number = 番号がなければ「おとり」と言います。番号があれば、魔法薬のハーブの数が奇数なら「今回はでたらめの番号」、偶数なら、おとりは「おとり」、ほかは番号を言います。
exact-distance = 番号が魔法薬での場所（1、2…）からいくつはなれているかを言います。番号がなければ「なし」。
exact-with-effects = 魔法薬の中で、効果を持つハーブの数を言います。
exact-effects = 魔法薬の中のハーブの効果を全部合わせた数を言います。
exact-several-effects = 魔法薬に効果を2つ以上持つハーブがあれば「はい」、なければ「いいえ」と言います。
exact-out-of-order = 2番目からのハーブのうち、番号がすぐ前より1大きくないものの数を言います。
exact-in-order = 2番目からのハーブのうち、番号がすぐ前より1大きいものの数を言います。
exact-sum = 魔法薬の全部の番号をたした数を言います。
exact-decoys = 魔法薬の中のおとりの数を言います。
exact-regular = 魔法薬の中の、おとりではないハーブの数を言います。
exact-close-before = 番号とすぐ前のハーブの番号のちがいが1以下なら「はい」、ちがえば「いいえ」と言います。
exact-joke = 言うことをくじで決めます。1から{ $length }のうち魔法薬にない番号、どれか1つの番号、全部の効果の数、効果を持つハーブの数、番号をたした数、おとりの数、おとりではないハーブの数、すぐ前との番号のちがいが1以下かどうか、のどれかです。

## The answers for a person who tests potions by hand: *bold*

answers-page = 番人のページ
answers-title = 番人のページ
answers-intro = あなただけのページです。これを見て、全部のテストに答えます。プレイヤーに見せてはいけません。
answers-give-up = ギブアップコード：*{ $code }*
answers-opening = 開封コード：*{ $code }*
answers-recipe = レシピのハーブは*{ $length }*種類です。勝ちになる魔法薬：
answers-recipe-several = レシピのハーブは*{ $length }*種類です。どれでも勝ちになる魔法薬：
answers-potions = レシピ
answers-pour = { $ingredient } { $grown }
answers-dots = 丸
answers-under = 育ち不足
answers-over = 育ちすぎ
answers-right = よい
answers-not-counted = とばす
answers-regular = { $number }番
answers-ignored = 素通り
answers-overachiever = はみだし者
answers-imposter = にせもの
answers-how = 答え方
answers-how-wins = *勝ちですか？*魔法薬が{ $potion }で始まり、順番も丸の数もこのとおりで、その後は素通りのおとりだけなら勝ちです。「勝ちです！」とだけ言います。
answers-how-look = *勝ちでなければ*、ハーブごとに、その名前の行で丸の数の列を見ます。「育ち不足」と「育ちすぎ」を数えます。
answers-how-say = 育ち不足と育ちすぎの*数だけ*を言います。どのハーブかも、順番のことも言いません。
answers-how-imposters = *にせもの*が入っていたら、1つごとに「にせもの！」とも言います。
answers-how-name = *レシピを言われたら*、「正しい」か「ちがう」だけを言います。ちがえば、みんなは月の道の丸を1歩分消します。
answers-example = 例
answers-example-potion = プレイヤーが{ $potion }をテストします。
answers-example-part = { $pour }：{ $verdict }
answers-example-say = こう言います：*「育ち不足{ $undergrown }、育ちすぎ{ $overgrown }。」*
answers-example-say-reports = くじがこう出たら、こう言います：*「育ち不足{ $undergrown }、育ちすぎ{ $overgrown }。」*さらに、ばらばらの順で：{ $reports }
answers-ingredients = ハーブ
answers-part = *{ $ingredient }*：{ $role }
answers-part-effects = *{ $ingredient }*：{ $role }；{ $effects }
answers-effects = 効果の働き
answers-effect = *{ $effect }*：{ $exactly }
answers-walk = 魔法薬のテストのしかた
answers-walk-intro = いちばん古いハーブから新しいほうへ、1回だけ順に調べます。効果で変わるのはこのテストの間だけで、番号のないものに番号がつくことはありません。ハーブごとに：
answers-walk-skip = すぐ前のハーブに*とばされた*？それなら次へ進みます。
answers-walk-coward = *こわがり*がまだ動かず、前半（4個か5個なら1番目と2番目）にある？最後へ動かし、次へ進みます。
answers-walk-effects = *効果*：持っている効果を、ここに書かれた順に起こし、知らせを書きとめます。
answers-walk-order = *順番*：魔法薬の最初のハーブは正しく、ほかは、今の番号がすぐ前のハーブより1大きければ正しいです。
answers-walk-order-reset = *順番*：魔法薬の最初と、ふりだしの後の最初のハーブは正しく、ほかは、今の番号がすぐ前のハーブより1大きければ正しいです。
answers-walk-dots = *丸*：丸が番号より少ないか、番号が{ $length }より大きければ育ち不足、丸が番号より多ければ育ちすぎです。
answers-walk-dots-fertilized = *丸*：ひりょうが待っていれば正しく、ひりょうはそれで使い切ります。なければ、丸が番号より少ないか、番号が{ $length }より大きければ育ち不足、丸が番号より多ければ育ちすぎです。
answers-walk-count = *数えます*。順番か丸が正しくないとき、にせもののとき、効果がそう決めるときは外れです。今、番号のないハーブは、数えず、外れにも育ち不足にも育ちすぎにもなりません。
answers-walk-cutoff = *打ち切り*：これがあれば、ここで終わります。
answers-walk-resetter = *ふりだし*：これがあれば、それまでに数えたことも知らせも全部なかったことにします。
answers-walk-wins = { $length }個以上を数え、外れが1つもなければ*勝ち*です。「勝ちです！」とだけ言います。
answers-walk-say = *勝ちでなければ*、育ち不足と育ちすぎの数と、全部の知らせをばらばらの順で言います。だれの知らせかは言いません。

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file }：シート{ $sheet }/{ $sheets }、{ $side }、{ $pages }
imposed-front = 表
imposed-back = うら
imposed-pages = { $count ->
   *[other] { $pages }ページ
}
imposed-no-pages = 白紙
imposed-glue = { $slug }；シート{ $sheet }のうらにはる

# Where pages were made smaller to fit on a sheet
terminal-scale = { $sheet }に入るように、ページを{ $percent }%の大きさで印刷します
terminal-small-letters = いちばん小さい文字は{ $points } ptで、読みにくくなります。大きな紙を使うか、1面のページを減らしてください
terminal-larger-sheet = { $sheet }に印刷してください。{ $flags } を付けると、その紙に入る大きさになります
terminal-signatures = { $split }。1折の枚数は--signatureで選べます

# How much ink pages take
terminal-ink = インク（{ $kind }）：1ページ平均{ $mean }%、最大{ $most }%（{ $page }）。文章のページは約5%です

# The test page of a printer
align-title = 位置合わせ
align-intro = お使いのプリンターのうら面は、どのくらいずれますか？
align-subject = プリンターが表とうらをどう重ねて印刷するかのテスト
align-page-front = 表、{ $sheet }
align-page-back = うら、{ $sheet }
align-upright = 縦
align-wide = 横
align-print = 4ページ全部を、ゲームと同じように*印刷*します。両面で、実際の大きさ（100%、「用紙に合わせる」ではなく）です。縦1枚と横1枚ができます。
align-light = この面を手前に、上下を正しくして、シートを窓か明かりに*かざします*。うらの数字がすけて見えます。
align-read = 4つの目盛りをそれぞれ*読みます*。表の線が、うらの線と1本のようにつながるのはどこですか？その文字と数字を、_M13_のように書きとめます。2組が同じくらい合うなら、どちらでもかまいません。
align-type-upright = このシートの4つを順に*入力*します：{ $command }
align-type-wide = このシートの4つを順に*入力*します：{ $command }
align-good = 4つとも*M13*ですか？それならプリンターは正確で、直すところはありません。
align-back = うら。シートを明かりにかざして、表から見ます。
terminal-theme-usual = 魔女とハーブと大なべ：テーマがないときのシートの絵
terminal-theme-good = テーマ{ $theme }にまちがいはなく、全部のレベルのシートをこの絵で作れます。
terminal-theme-begun = theme.toml を書きかえ、同じ場所に絵を置いて、cauldron theme check で調べてください。
terminal-align-printed = 両面に実際の大きさで印刷してください。その後のことは紙に書いてあります
terminal-align-kept = プリンター{ $printer }：これからは { $option } でうら面を直します
terminal-align-moves = { $sheet }：右へ{ $x } mm、下へ{ $y } mm、右回りに{ $turn }度
terminal-align-derived = もう1枚のシートは読んでいません。{ $sheet }の直し方は、この1枚から決めました。前より悪くなったら、もう1枚も読んでください
terminal-align-upright = 縦のページ
terminal-align-wide = 横のページ
terminal-align-none = 知っているプリンターがありません。テストページを印刷してください：cauldron align
terminal-align-forgotten = プリンター{ $printer }の登録を消しました
terminal-taken = このコンピューターの設定から：{ $what }。変えるには：{ $commands }
terminal-taken-paper = 用紙「{ $paper }」
terminal-taken-language = 言語「{ $language }」
terminal-config-file = 設定（{ $file }に保存）：
terminal-config-no-file = 設定（ホームフォルダーが分からないため、保存はできません）：
terminal-config-ignored = 保存した設定は今は使われません：--no-configが指定されたか、{ $variable }が設定されています
terminal-config-computer = このコンピューターと同じ
terminal-config-built-in = 初期設定
terminal-config-change = 変えるには：{ $change }　消すには：{ $forget }
terminal-config-set = これからは：{ $key } { $value }
terminal-config-unset = 消しました：{ $key }
terminal-config-not-set = 消すものがありませんでした：{ $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = 番人のページ（封をする）
answers-sealed-intro = レシピは折った中にあります。番人だけが開き、全部のテストに答えます。
answers-sealed-effects = 折って封をするページは、レベル0のような効果のないゲームにしか使えません。ほかのゲームでは、答えのページを印刷してください
answers-sealed-fold = 封のしかた
answers-sealed-fold-up = 片面だけに印刷します。いちばん下を折り線1で上へ折ると、レシピが暗い模様に重なります。
answers-sealed-fold-again = 重なったまま、折り線2でもう一度上へ折ります。
answers-sealed-fold-tape = 3つのしるしのところでふちをテープでとめ、開いている両わきもとめます。
answers-sealed-keeps = *かくせるもの*：印刷して折る人には、文字しか見えません。わざわざ調べた人には、レシピがわかります。
answers-sealed-fold-line = 折り線{ $number }
answers-sealed-ticks = 調べながらチェック
answers-sealed-key = 文字の意味
answers-sealed-find = 魔法薬の最初のハーブを*調べます*。表でその行をさがし、丸の数の列を見ます。そこにある文字の意味は、となりの一覧にあります。
answers-sealed-rest = ハーブ1つずつ、*同じようにします*。2回入っているハーブは、2回とも調べます。
answers-sealed-wins = 文字の意味が順に1、2、3…と一覧のいちばん大きい数まで続き、その後が全部「とばす」なら*勝ち*です。「勝ちです！」とだけ言います。
answers-sealed-tick = *勝ちでなければ*、このテストの丸にチェックをつけます。「育ち不足」なら左、「育ちすぎ」なら右の丸です。ほかのときは、何もつけません。

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 10 signs a line; the leads stand in the code: capitals A to Z without
## marks, digits, spaces and $%*+-./: only, up to 34 of them, 64 at most.

ways-strip-oracle = おつげでテスト
ways-strip-oracle-note = おつげのページの数をたして調べます。スマホはいりません。
ways-strip-oracle-note-play = おつげのページの数をたして調べます。スマホなら、印刷した人に聞いたplay.htmlで、このコードをさつえい。
ways-strip-code = ここにカメラを向ける
ways-strip-code-note = 魔法薬をテストし、答えを確かめます。
ways-strip-play = スマホでテスト
ways-strip-play-note = このコードをplay.htmlのページでさつえい。ページは、シートを印刷した人に聞いてください。
ways-strip-keeper = 番人がテスト
ways-strip-keeper-note = 魔法薬の中身を番人に伝えます。答えのページを読むのは番人だけです。
ways-strip-host = 魔法薬をテスト
ways-strip-host-note = このコードを読むページは、シートを印刷した人に聞いてください。
ways-strip-referee = レフェリーがテスト
ways-strip-referee-note = 魔法薬の中身を伝えます。レシピの答えは、いつでも主催者が確かめます。
ways-read-play = この文書と同じ所にあるファイルplay.htmlに、このコードを写してください。魔法薬をテストし、メモを取り、答えを確かめます：
ways-read-link = スマホかパソコンでこのアドレスを開いてください。そのページが魔法薬をテストし、メモを取り、答えを確かめます：
ways-read-host = このゲームのコードです。これを読むページは、印刷した人に聞いてください：
ways-read-referee = このゲームのコードです。ゲームの後で、どこに入力するかを主催者が教えます：
ways-lead-oracle = OTSUGE NO PEJI DE TESUTO SHIMASU.
ways-lead-play = PLAY.HTML WO HIRAITE YOMU KODO.
ways-lead-keeper = BANNIN GA TESUTO SHIMASU.
ways-lead-host = INSATSU SHITA HITO NI KIITE.
ways-lead-referee = REFERI GA TESUTO SHIMASU.
ways-test-oracle = *おつげ*に聞きます。そのページの数を、書いてあるとおりにたします。
ways-test-code = ボードのコードをスマホで読み取ります。ハーブを順に、丸の数をつけて入力します。
ways-test-play = このゲームのPDFと同じ所にあるファイル*play.html*を、スマホかパソコンで開きます。そこで、ボードのコードをさつえいするか、ゲームコードを入力します。ハーブを順に、丸の数をつけて入力します。紙だけのときは、印刷した人にページをもらってください。iPhoneなら、ページのアドレスを聞いてください。
ways-test-keeper = ハーブを順に、丸の数をつけて番人に伝えます。
ways-test-host = ボードのコードを読むページを、このシートを印刷した人に聞きます。ハーブを順に、丸の数をつけてそこに入力します。
ways-test-referee = ハーブを順に、丸の数をつけてレフェリーに伝えます。
ways-also-oracle = *スマホなしで：*_おつげ_のページが、たし算で全部のテストに答えます。だれが見てもかまいません。
ways-also-play = *スマホかパソコンで：*このゲームのPDFと同じ所にあるファイル _play.html_ を開きます。ネットはいりません。そこで、ボードのコードをさつえいするか、ゲームコードを入力します。紙だけのときは、印刷した人にページをもらってください。iPhoneなら、ページのアドレスを聞いてください。
ways-also-answers = *番人と：*だれか1人は番人になってプレイせず、_番人のページ_で全部の魔法薬をテストします。レシピが分かるので、ほかの人は見ません。
ways-also-sealed = *番人と：*だれか1人は番人になってプレイせず、折ってある_番人のページ_を開き、それで全部の魔法薬をテストします。レシピが分かるので、ほかの人は中を見ません。
ways-name-oracle = このハーブの順番で、おつげの*たし算2*だけをします。「正しい」か「ちがう」だけがわかります。
ways-name-code = スマートフォンでコードを読み取り、_答え_の画面に、ハーブを順番に、丸の数なしで入力します。
ways-name-play = _play.html_ の_答え_の画面に、ハーブを順番に、丸の数なしで入力します。
ways-name-keeper = 番人に伝えます。番人は答えとくらべ、「正しい」か「ちがう」だけを言います。
ways-name-host = コードを読むページの_答え_の画面に、ハーブを順番に、丸の数なしで入力します。
ways-name-referee = レフェリーに伝えます。レフェリーは「正しい」か「ちがう」だけを言います。

## The oracle, which answers tests by addition: *bold*

oracle-page = おつげ
oracle-title = 魔女のおつげ
oracle-intro = たし算だけで、このゲームの全部のテストに答えます。だれが見てもかまいません。
oracle-none = おつげが答えられるのは、レベル0（はじめの一歩）のゲームだけです。そのレベルを選ぶか、だれかにレシピの番をしてもらってください
oracle-referee = おつげがあると、大会のレシピがばれてしまいます。レフェリーのいないゲームで印刷してください
oracle-how = 聞き方
oracle-how-first = *たし算1：*魔法薬のハーブを数え、その数の下にある「始めの数」を書きます。それから、ハーブごとに、そのハーブの行で丸の数の列にある数をたします。2つ入っているハーブは2回たします。
oracle-how-fold = *数をたたむ：*下2けたを切りはなし、左に残った数をそれに2回たします。2けたになるまでくり返します。{ $sum }なら{ $steps }となり、かぎは{ $key }です。
oracle-how-key = *かぎを調べる：*かぎの表で、十の位（0でも）を左で、一の位を上でさがします。そこに、育ち不足（下向きの三角）と育ちすぎ（上向きの三角）の数があります。何もなければ、だれかがたしまちがえました。
oracle-how-second = *0と0で、ハーブが{ $length }個以上なら、*勝ちかどうかを調べます。新しいたし算を0から始めます。ハーブごとに、そのハーブの行で何番目かの列にある数をたします。いちばん古いものが1番目です。このたし算2もたたみます。「勝ちのかぎ」の行で、ハーブの数の下にそのかぎがあれば、*勝ちです*。なければ続けます。
oracle-how-name = *レシピを言うとき*は、その{ $length }個のハーブを順番に、丸の数なしで、たし算2だけします。「勝ちのかぎ」の行で、{ $length }の下にそのかぎがあれば勝ちです。ちがえば、月の道の丸を1歩分消します。たし算1をすると、わかりすぎてしまいます。
oracle-first = たし算1：丸の数
oracle-second = たし算2：何番目か
oracle-ingredients = ハーブ
oracle-start = 始めの数
oracle-wins = 勝ちのかぎ
oracle-keys = かぎの表
oracle-key = かぎ
oracle-sums = 計算するところ
oracle-sums-intro = わく1つがテスト1回です。左にたし算1、右にたし算2を書きます。
oracle-example = 例
oracle-example-intro = ハーブ2個の魔法薬です。数は例のために作ったものです。
oracle-example-key = { $tens }の行、{ $ones }の列を見ると：*育ち不足{ $undergrown }、育ちすぎ{ $overgrown }*。
oracle-fair = _聞いていいのは、調合した魔法薬のことだけ。こっそり聞くと、みんなの楽しみがなくなります。_

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
   *[other] { $count }ゲーム
}
booklet-games-from = ゲーム{ $first }〜{ $last }
booklet-players = { $count ->
   *[other] { $count }人
}
booklet-players-range = { $least }〜{ $most }人
booklet-edition = { $edition ->
    [1] 初版
   *[other] 第{ $edition }版
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game }：{ $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = 目次
booklet-contents-intro = どのゲームも、新しいシートから始まります。
booklet-entry = { $label }  ·  { $facts }
booklet-page = { $label }ページ
booklet-cover = 表紙
booklet-shared = 遊ぶ前に
booklet-blank = 空白のページ
booklet-answers = 答え
booklet-answers-intro = ゲームが終わるまで、このシートはしまっておきましょう。答えは、さかさまにして読みます。
booklet-answers-below = あきらめたとき、負けたときは、このシートをさかさまにして、そのゲームのコードを読みましょう。
booklet-give-up = ギブアップコード：*{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title }：{ $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = 10章のキャンペーン
story-title = ながいながいおたま
story-page-opening = 物語のはじまり
story-page-how = キャンペーンの遊び方
story-page-chapter = 第{ $number }章：{ $title }
story-page-sealed = 第{ $number }章の封印
story-page-stars = 星のページ
story-page-told = 第{ $number }章のつづき
story-chapter = 第{ $number }章
story-chapter-of = 第{ $number }章（全{ $count }章）
story-new = この章で新しいこと
story-herbs = ここに生えるハーブ
story-sealed = それからのこと
story-sealed-intro = 第{ $number }章のレシピで封印されています
story-sealed-how = 答えがかぎです。*{ $name }*のレシピは見つかりましたか。それなら、ゲームのページでこのコードを読みとり（コードがページへつながるなら、スマートフォンのカメラで）、レシピを順番に入れてください。このゲームに勝ったばかりのスマートフォンなら、封印はひとりでに開きます。
story-sealed-lost = ゲームが終わったのに、見つかりませんでしたか。答えのページでレシピを調べ、この章の星はなしにして、それでも先を読みましょう。よい物語には、うまくいかない章が1つはあるものです。
story-sealed-paper = スマートフォンがなければ、それからのことは本の終わりに、章ごとに1ページずつ書いてあります。
story-begins-sealed = この章のはじまりは、すぐ前のページ、第{ $number }章の封印の中に書いてあります。先にそちらを開いてください。
story-warning = まって！ 第{ $number }章を終えた人だけのページです
story-warning-text = レシピが見つかる前に読むと、みんなの物語をとりあげてしまいます。このページを読むあいだ、次のページはかくしておきましょう。
story-how-order = 章は、第1章から順番に遊びます。どの章にも新しいことが1つあり、その章のページで説明します。おぼえたことは、次の章でもそのまま使います。
story-how-seal = ゲームの後ろには封印があります。見つけたレシピで開き、何が起こったか、次の章がどうはじまるかを語ってくれます。
story-how-stars = ゲームが終わるたびに、最後のゲームの後ろにある星のページへ、星の数を書きます。負けたゲームに星はありません。同じ章を何度遊んでもかまいませんが、数えるのは1回目だけです。
story-how-end = 最後に星を合計します。物語の終わりは3つあり、みなさんの終わりはそのうち1つだけです。
story-stars = 星を数えましょう
story-stars-intro = 1つの章に1行
story-stars-head-chapter = 章
story-stars-head-stars = 星
story-stars-sum = 合計
story-stars-bounds = どう終わるか
story-stars-from = 星{ $from }こ以上
story-stars-between = 星{ $from }こから{ $to }こ
story-stars-below = 星{ $to }こ未満
story-stars-then = それから最後の封印を開き、みなさんの星の数に合う終わりだけを読んでください。

story-opening = 高い山のコケダニ村に、窓が10ある塔が立っています。塔の中には、だれがはじめに煮たのかも忘れられた古い大なべがあり、そのふちに、ながいながいおたまがかかっています。おたまは300年のあいだ、毎晩ひとりでになべをかきまぜてきました。かきまぜているかぎり、スープはあたたかく、赤んぼうはよくねむり、パンはふくらむことを忘れません。ところがゆうべ、おたまが止まりました。じっとぶらさがったまま、せきばらいのような小さな音をたてて、上から下までひびが入ってしまったのです。なおせるのは、窓1つに1杯ずつ、10杯の魔法薬だけ。そのレシピの本は、カタツムリが食べてしまいました。そのときたまたま起きていた魔女、それがみなさんです。

story-title-1 = カタツムリは、はんせいしている
story-title-2 = ディルの花だん
story-title-3 = ハーブにも言いぶんがある
story-title-4 = 庭が立ちあがる
story-title-5 = バジルにちゅうい
story-title-6 = かめんぶとう会
story-title-7 = もうひとさじ
story-title-8 = 数のないページ
story-title-9 = タイムは時間におくれる
story-title-10 = 世界じゅうのコショウ

story-scene-1 = 「_とても_たいくつな本だったんだよ」とカタツムリは言い、からのおくまで赤くなりました。「おいしくなったのは、さくいんからでね」。フクロウはためいきをついて、庭にのこったハーブを数えます。ぜんぶで6つ。そのうち4つは、さいしょの魔法薬に入ります。それぞれの場所に、それぞれすきなだけ育ってから。あとの2つは、ただの見物人です。どれがどれかは、だれもおぼえていません。「では、ためしましょう」とフクロウ。「なんでも書きとめて。だれも紙をなめないこと」。
story-scene-2 = 門のうらに、ひと晩で何か緑色のものが生えました。羽のようにふわふわで、背が高くて、たいそうごきげんです。「ディルだよ」と、その下にもう引っこして、カーテンまでつけたイモリが言いました。2つ目の窓もハーブは4つ。でも、えらぶ相手は7つになり、ディルは自分にもきいてほしいと言います。魔法薬に入るのかもしれません。だれかがキュウリを持ってくるのを待っているだけかもしれません。春からキュウリを待っているカエルは、ノーコメントです。
story-scene-3 = 3つ目の窓からすきま風が入り、ハーブたちに何やらふきこみました。それからというもの、みんな言いぶんがあります。ほめると2倍のはやさでのびるもの。後ろに立つものをだまらせるもの。なんでもフクロウにそっと言いつけるもの。「効果というやつだ」と、本で読んだことのあるカラスが言いました。「効果にはそれぞれ持ち主がいて、だれも名のり出ない」。ミントが、べえと舌を出しました。たぶん、ミントだったと思います。
story-scene-4 = 夜のうちに庭が立ちあがり、ちがうかたちに寝なおしました。こちらの土は大家さんの心のようにかたく、あちらの土は、落としたボタンから芽が出るほどよく肥えています。すみには、だれかがわけもなく低い天井をつけました。キツネはそのまわりを3回まわります。「特別マスだ」と言って、その1つにすわりました。何も起こりません。がっかりした顔でふりむくと、しっぽが手のひら1つぶん長くなっていました。
story-scene-5 = 階段にバジルのはちが置いてあり、首にふだがさがっています。_ひろってください。もうだいたい、かみません。_ほうきは、もうかまれました。スズメガはかわいいと言い、コウモリはおいしそうと言い、フクロウは5つ目のレシピをページの下の注に見つけました。名前だけがありません。8つのハーブから4つ、庭はまだじっとしていません。バジルは、みなさんをじいっと見ています。一度でいいから、大事なものになってみたいのです。
story-scene-6 = ドアの下から招待状が入ってきました。ハーブたちのかめんぶとう会、おとりも大かんげい。今夜からは、どの顔も信じられません。番号を持つふりをして、本物のかげにかくれるもの。いくら育てても、ちょうどよくならず、それをおもしろがるもの。カエルはヒキガエルに変装しました。フクロウはめがねの上にめがねをかけています。「見たものではなく、わかったことを数えるのです」とフクロウ。「それから、パンチのボウルから目をはなさないこと」。
story-scene-7 = 7つ目の窓はほかの窓より高く、かぎ穴も高いところにあります。いつもの魔法薬ではとどきません。ひとさじ足りないのです。ひとさじは、ハーブ1つ。「5つだ」とカラスは言い、足の指で数えますが、指は片足に4本なので、また数えなおしです。同じ8つのハーブから5つを、正しい順番で。大なべがせきばらいをしました。あの夜からダイエット中なので、ずいぶん急な話だと思っているのです。
story-scene-8 = 8つ目のレシピは、すみっこだけがのこっていました。ちょうど数の書いてあったところに、にっこりした歯形がついています。「4だったよ」とカタツムリ。「5かな。6だったかも。パセリの味がした」。何種類入るのか、だれも知らず、ページも教えてくれません。当てずっぽうでいこう、とキツネ。よく考えましょう、とフクロウ。ふたりはしばらく見つめあい、そのあいだに、2より先を数えたことのないスズメガがろうそくをともして、とてもしあわせそうにしています。
story-scene-9 = 9つ目の窓には、村じゅうの時計があつまって言いあらそっています。そのまん中の植木ばちに、タイムがすわっていました。いつものようにおくれてきて、すこしもわるいと思っていません。「1つ目の窓に来るつもりだったんだ」とタイム。「ただ、いまが10番目だと思ってね」。庭のハーブはこれで9つ。いくつ魔法薬に入るのかは、まだだれも言いません。イモリは表を作りました。コウモリはそれをだじゃれにしました。同じだじゃれを、9回。コウモリにとっても、もうおそい時間です。
story-scene-10 = さいごの窓はコートのボタンほどの大きさで、通れるのは、くしゃみくらいです。そこでコショウがやってきました。遠い国から、封をしたかんに入って、3人の王さまの証明書を持って。10のハーブが庭にそろい、効果は効果に効きはじめました。カラスはそれを_ふしぎ_とよび、カエルはべつの言葉でよびます。大なべのそばには、9回つぎあわされたおたまが、ひびを1つのこして横たわっています。すこしふるえています。じつを言えば、みんなふるえています。

story-new-1 = *ゲームのすべて*：ハーブを植え、育て、煮こみ、わかったことを書きとめます。6種類のうち4種類に番号があり、その順番が答えです。
story-new-2 = *新しいハーブ*：ディル。見分けるおとりが1つふえ、庭に植えたいものも1つふえます。
story-new-3 = *効果*：煮こむと何かをするハーブがあります。どの効果があるかはシートに書いてありますが、だれの効果かは書いてありません。
story-new-4 = *特別マス*：まるいしるしのマスに植えると助かり、とがったしるしのマスではじゃまが入ります。それぞれのはたらきは、ルールに書いてあります。
story-new-5 = *新しいハーブ*：バジル。8種類のうち4種類に番号があります。おとりが、番号のあるハーブと同じ数になりました。
story-new-6 = *ずるいおとり*：ほかのハーブの番号を持つふりをするものや、いつも育ちすぎか育ち不足になるものがいます。見破り方は、ルールに書いてあります。
story-new-7 = *長いレシピ*：番号のあるハーブは5種類です。大きさの足りる大なべを1つ、あけておきましょう。
story-new-8 = *ひみつの長さ*：番号のあるハーブは4、5、6種類のどれかで、だれも教えてくれません。まず、それをつきとめましょう。
story-new-9 = *新しいハーブ*：タイム。ここには9種類のハーブが生え、レシピの長さはひみつのままです。
story-new-10 = *ふしぎな効果と、さいごのハーブ*：コショウ。10種類がそろい、効果は前より多く、ほかの効果しだいのものもあります。

story-close-1 = 魔法薬は晴れた夕ぐれの色になり、1つ目の窓にひとりでに明かりがともりました。中でだれかがくしゃみをします。春からそこでねむっていて、何が起きたか気づきもしなかったスズメガです。おたまのひびが1つ、キスのような音をたてて消えました。カタツムリは小さな小さな声で、もう1さつ本はないかなとたずねました。
story-close-2 = それはよい魔法薬で、港のにおいがしました。2つ目の窓が開くと、ネコが出てきて、遅刻だよと言いたそうに全員を見まわし、ノートの上でねてしまいました。だれも何も言わないのに、ディルは四方におじぎをしています。カエルはキュウリをもらいました。それからは、まるで別のカエルです。
story-close-3 = 3つ目の魔法薬ができあがると、ハーブたちは、楽しい口げんかの終わりのように、1つずつだまっていきました。3つ目の窓ががたがたと鳴り、それから光りました。「知っていたとも」と、知らなかったカラスが言いました。ミントはカラスに、きれいなハンカチをわたしました。これは効果ではなくて親切、とフクロウは書きとめました。
story-close-4 = 庭はためいきをつき、寝がえりをうち、だいたいのところ、やっと平らになりました。4つ目の窓のおくでは、ボタンが小さな木に育ち、ボタンの実をつけていました。青くて、穴が4つ。この冬は、村の魔女がみんなコートのボタンをとめられます。キツネは長いしっぽのままです。このほうがあったかい、笑うなよ、だそうです。
story-close-5 = 5つ目の魔法薬はふきこぼれ、だれのこともかみませんでした。大せいこうだと、みんなが言いました。窓にはランプがあり、じつはずっとともっていたのに、部屋に背を向けていたのです。バジルは火のそばの場所と、クッションと、名前をもらいました。かむのは、おはようを言わない人だけだとわかりました。
story-close-6 = 真夜中に、みんなの仮面がとれました。にせものたちは両ほほにキスをされ、まねをしていた相手とおどることになり、それがその夜いちばんのおどりでした。6つ目の窓は、あらゆる色に光りました。さいごまで見破られなかったのは、カエルだけです。いちばん本物らしいヒキガエルに選ばれて、賞状ももらいました。
story-close-7 = 5さじ目が入ると、大なべはしゃっくりをし、高い窓がさっと開いて、だれも知らないながめがひろがりました。村のぜんぶと、そのまん中に、7つの明かりをともした小さな小さな塔。手をふってみました。しばらくして、だれかがふりかえしました。カラスはいま、羽で数えています。もう40まで来ましたが、いそいではいません。
story-close-8 = そうか、その長さだったのか！ カタツムリは、舌の先まで出かかっていたというようにうなずきました。まあ、ほんとうに舌の上にあったのです。8つ目の窓のよろい戸は紙でできていて、小さな字がびっしり。なくなったページを、むかし、用心ぶかい魔女が書きうつしておいたのです。カタツムリが来たときのために。フクロウは笑いすぎて、すわりこみました。
story-close-9 = 9つ目の魔法薬は時間どおりにできあがり、タイムはたいそうおどろきました。時計はいっせいに、ばらばらの時刻をうち、それは音楽のように聞こえました。9つ目の窓は、のぞくたびに季節がちがいます。コウモリは9回のぞき、しばらくだまって、おもしろいことが何も思いつかない、と言いました。あんまりきれいだったのです。
story-close-10 = かんのふたを開けると、村じゅうが息をのみ、そしてくしゃみをしました。ボタンの窓がぱっと開き、さいごのひびが消え、ながいながいおたまは宙にうかんで、カタツムリの上にひとしずく落とし、ゆっくり、ゆっくりと、かきまぜはじめました。

story-end-1 = すこし左によったかきまぜ方で、これからもずっとそうでしょう。コケダニ村のパンはななめにふくらみ、赤んぼうは歌のような夢を見ます。それでいいと、みんな思っています。「なおしたものは、新しくはありません」とフクロウが、さいしょの1杯をついでくれます。「もっといいのです。物語がありますからね」。
story-end-2 = 300年のあいだと同じかきまぜ方で、夕ごはんのころには、止まったことなどみんな忘れていました。忘れないのは、10の窓とみなさんだけです。村からのおくりものは、塔のかぎと、名前をほったベンチと、一生ぶんのスープ。カタツムリからは、しおり。ほとんどかじってありません。
story-end-3 = かきまぜながら、鼻歌をうたっています！ 塔ができてから、鼻歌をうたったおたまはありません。月夜には10の窓が1つの大きなランタンになり、山のむこうから魔女たちが、だれのしわざかと飛んできます。本は、はじめのページにみなさんの名前を入れて、書きなおされることになりました。ペンを持つのはカタツムリ。もう食べないと、やくそくしました。

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
   *[other] シート{ $shown }枚
}
playtest-played = { $sheets }で{ $games }：
playtest-level = レベル
playtest-players = 人数
playtest-skill = 腕前
playtest-wins = 勝ち
playtest-turns = ターン
playtest-tests = テスト
playtest-board = ボード
playtest-hopeless = 見こみなし
playtest-sure = 確実な勝ち
playtest-custom = 自由
playtest-careless = うっかり
playtest-typical = ふつう
playtest-keen = 熱心
playtest-expert = 名人
playtest-span = { $middle }（{ $low }〜{ $high }）
playtest-within = { $share } ± { $within }
playtest-sheet = シート{ $seed }
playtest-difficulty = { $cauldrons }/{ $most }（難度{ $hardness }/1000）
playtest-about-turns = 約{ $middle }ターン。10ゲーム中8ゲームは{ $low }〜{ $high }
playtest-about-tests = テスト約{ $middle }回。10ゲーム中8ゲームは{ $low }〜{ $high }
playtest-win-rate = ふつうのプレイヤーはゲームの{ $share }で勝ちます
playtest-named = { $who }：ゲームの{ $named }で、終わる前にレシピを答えます。勝つと星は平均{ $stars }個です
playtest-reasoning = 「{ $skill }」のプレイヤー：推理{ $steps }段、つながりは最大{ $depth }段、いちばんむずかしいのは「{ $technique }」
playtest-no-reasoning = なし
playtest-bits = テスト1回で{ $bits }ビットが分かります
playtest-quick = 遊ばずに見積もり：{ $cauldrons }、約{ $turns }ターン
playtest-cauldrons = { $count ->
   *[other] 大なべ{ $count }つ
}
playtest-again = もう一度：{ $command }
playtest-stopped = 中断：{ $games }のうち{ $done }を遊びました。何も書いていません。
audit-commitment = この鍵の約束のしるしは{ $commitment }です。
audit-key = この鍵は、{ $commitment }として約束された鍵です。
audit-other-key = 紙には{ $given }とありますが、この鍵は{ $commitment }として約束されたものです。
audit-code = コードは、この鍵でのゲーム{ $seed }のものです。
audit-other-code = コードは、この鍵でのゲーム{ $seed }のものではありません。鍵かゲームコードか、2つ以上の設定が、シートのものと違います。
audit-other-setting = コードは、この鍵でのゲーム{ $seed }のものですが、設定が1つ違います：{ $setting }
audit-open-code = これは普通のシートのコードで、そのひみつは鍵から作られたものではありません。
audit-other-seal = コードの名前は、この鍵でのゲーム{ $seed }のものですが、中に封じられたものが違います。
audit-table = テーブル{ $table }：どのテストも、このかぎのとおりの結果です。
audit-table-differs = テーブル{ $table }：次のテストの結果は、このかぎのものとちがいます：{ $tests }。
audit-table-solution = テーブル{ $table }：表示された正解は、このかぎのものではありません。
audit-facts = このかぎでのゲーム{ $seed }のシート：手がかり：{ $clue } 効果：{ $effects }。めあて：{ $aims }。
selftest-checked = シート{ $sheets }枚を調べ、{ $drawn }枚のページを描いてくらべました。
selftest-fault = シート{ $sheet }（{ $what }）：{ $why }
selftest-holds = すべて合っています。
playtest-games = ゲーム
playtest-by-answer = 答え
playtest-given-up = 降参
playtest-people = 人
playtest-rivals = { $players }（対戦）
playtest-kind = { $level }、{ $players }：
playtest-kind-rivals = { $level }、{ $players }の対戦：
playtest-people-win = 勝つ割合：人{ $people }、ふつうのプレイヤー{ $typical }、名人{ $expert }。
playtest-place-below = ふつうのプレイヤーより勝つ割合が低いです。
playtest-place-typical = 今のところ、ふつうのプレイヤーとの差は見えません。名人のほうが多く勝ちます。
playtest-place-between = 両者の間で、ふつうのプレイヤーから名人への道のりの{ $way }です。
playtest-place-expert = 今のところ、名人との差は見えません。ふつうのプレイヤーのほうが勝ちは少ないです。
playtest-place-above = 名人より勝つ割合が高いです。
playtest-place-open = ゲームが少なく、人がどこにいるかは分かりません。
playtest-few-sheets = すべて{ $sheets }でのゲームです。たまたまむずかしいかどうかは、範囲に入っていません。
playtest-too-few = 判断するには足りません：{ $games }。{ $fewest }ゲームから比べます。
playtest-helped = ページやターミナルの助けを借りたもの：{ $games }。
playtest-repeated = 重複していて、1回だけ数えたもの：{ $games }。
playtest-beside = 比べた相手：腕前ごとに{ $games }、シードは{ $seed }から順に。範囲は95 %です。
playtest-left-out = まだ終わっていないため、除いたもの：{ $tables }。

## The gallery: a web page with pictures of many games

gallery-title = { $game }：ギャラリー
gallery-intro = { $count ->
   *[other] { $count }ゲーム。どれも、それぞれのゲームコードからかきました。
}絵を選ぶと、ページが大きく見られます。
gallery-players = { $count ->
   *[other] { $count }人
}
gallery-picture = { $seed }：{ $page }
gallery-again = 印刷するには：
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = ギャラリー：
terminal-gallery-open = ブラウザで開いてください

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game }：印刷して遊ぶゲーム
gallery-pack-intro = { $count ->
   *[other] { $count }ゲーム。どれも、ボードとルールとノートが入ったPDFです。
}レベルと人数を選んで、印刷してください。
gallery-pack-how = 実際の大きさ（100%、「用紙に合わせる」ではなく）で、両面に、長辺とじで印刷します。
gallery-pack-testing = 魔法薬をテストする
gallery-pack-testing-file = スマホでもパソコンでも、ネットがなくても、このページが魔法薬をテストします。{ $file }という名前で、PDFと同じ所に保存してください。
gallery-pack-testing-code = スマホのカメラをボードのコードに向けると、このページが開きます。
gallery-pack-languages = 言語
gallery-pack-find = レベルと人数
gallery-pack-level = レベル{ $number }：{ $name }
gallery-pack-print = { $paper }に印刷
gallery-pack-size = PDF、{ $size } KB
gallery-pack-again = Cauldron Pressで作る
terminal-pack = { $pack } { $games }、{ $files }、{ $size } MB
terminal-pack-name = パック：
terminal-pack-open = ブラウザで開くか、フォルダーごとウェブサーバーに置いてください

## The screen that prints, which is loaded when somebody wants to print

press-loading = 印刷機を読みこんでいます…
press-not-loaded = 印刷機を読みこめませんでした。ネットがいるのは最初の1回だけで、その後はなくても印刷できます。何も失われていません。ネットにつながっているときに、もう一度どうぞ。
press-no-letters = この名前の文字を読みこめませんでした。ネットがいるのは最初の1回だけで、その後はなくても印刷できます。何も失われていません。ネットにつながっているときに、もう一度どうぞ。
press-no-browser = このブラウザでは印刷機が動きません。新しい Firefox、Chrome、Edge、Safari か、別の端末を使ってください。
press-broken = 印刷機が途中で止まりました。この端末の空きメモリーが足りないのかもしれません。ほかのページを閉じて、もう一度どうぞ。選んだことは、そのまま残っています。
press-stopped = 止めました。
press-drawing = ゲームをかいています…
press-drawn = プレビューが新しくなりました。
press-preview = プレビュー
press-page-title = { $page }/{ $pages }ページ：{ $title }
press-turn = { $title }。ページをめくる
press-page-before = 前のページ
press-page-after = 次のページ
press-zoom = 大きく
press-rating = 大なべ{ $hard }/5。1ゲームは約{ $minutes }分、{ $low }〜{ $high }ターンです。ふつうのプレイヤーは、100ゲーム中およそ{ $wins }ゲームで勝ちます。

press-kind = 何を印刷する？
press-kind-sheet = ゲーム1つ
press-kind-booklet = ゲームの冊子
press-kind-race = レース
press-another = 別のにする
press-daily = 日がわりシート
press-level = レベル
press-hard = むずかしさ：大なべ{ $low }〜{ $high }/{ $most }
press-hard-all = むずかしさ：大なべ{ $hard }/{ $most }
press-turns = { $low }〜{ $high }ターン
press-new-first-game = ハーブは6種類、レシピはそのうち4種類。初めての人にぴったりです。
press-new-beginner = 新登場：効果。ふしぎなふるまいをするハーブがあります。
press-new-amateur-witch = 新登場：ボードの特別マス。よいものも悪いものもあります。ハーブは8種類。
press-new-spice-sorcerer = 新登場：テストのじゃまをするおとり。
press-new-potion-master = 新登場：レシピの長さを、だれも知りません。
press-new-high-witch = 新登場：10種類のハーブと、たくさんの効果。こわいもの知らずの魔女に。
press-players = 人数
press-language = シートの言語
press-paper-title = 用紙とインク
press-paper = 用紙
press-ink = インク
press-ink-colour = カラー
press-ink-gray = グレー
press-ink-saver = 節約
press-ink-black = 黒だけ
press-theme = テーマ
press-theme-usual = ハーブと魔女
press-sides = 印刷する面
press-sides-both = 両面
press-sides-one = 片面
press-sides-one-hint = 片面だけを印刷するプリンター用です。ページを1枚ずつ別の紙に印刷し、表とうらをはり合わせます。

press-more = もっと
press-more-game = ゲームコードと自由レベル
press-seed = ゲームコード
press-seed-hint = 同じコードからは、いつも同じゲームができます。
press-custom-hint = どれも1つずつ、レベルの設定の代わりになります。
press-of-level = レベルのとおり
press-ingredients = ハーブ
press-length = レシピの長さ
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = ひみつ（4〜6）
press-decoys = おとり
press-decoys-ignore = 素通りだけ
press-decoys-all = 全種類
press-effects = 効果
press-effects-none = なし
press-effects-some = 少し
press-effects-many = たくさん
press-special-cells = 特別マス
press-special-cells-true = あり
press-special-cells-false = なし
press-answers = 答えの数（最大）
press-more-order = 望みどおりのゲーム
press-order-hint = このゲームから順に、望みに合うものが出るまで引きます。望みが多いと、少し時間がかかります。
press-difficulty = むずかしさ
press-any = どれでも
press-pots = { $count ->
   *[other] 大なべ{ $count }つ
}
press-turns-from = ターン数（最小）
press-turns-to = ターン数（最大）
press-win-rate = ふつうのプレイヤーの勝ち
press-win-rate-often = ほとんどのゲーム
press-win-rate-half = 半分より多い
press-win-rate-seldom = 半分より少ない
press-no-guess = 推理だけで勝てる
press-no-guess-hint = 名人なら、レシピを全部推理できます。
press-as-drawn = 選ばずにそのまま
press-as-drawn-hint = 前もって遊んで確かめず、むずかしさも書きません。
press-order-none = 望みなし
press-more-helpers = スマホなしで遊ぶ
press-oracle = 魔女のおつげ
press-oracle-hint = たし算でテストに答えるページです。だれが見てもかまいません。
press-keeper = 番人のページ
press-keeper-hint = 別のファイルになります。だれか1人は番人になってプレイせず、これで全部の魔法薬をテストします。レシピが分かるページです。
press-sealed = 折って封をするページ
press-sealed-hint = 別のファイルになります。見ないで印刷して折り、魔法薬をテストするときに開きます。
press-html = 画面読み上げ用の文章
press-html-hint = 紙に書いてあることを全部、表のある文章のページにします。別のファイルになります。
press-braille = 点字
press-braille-hint = 紙に書いてあることを全部、点字プリンターや点字ディスプレイ用にします。英語です。別のファイルになります。
press-more-printer = プリンターと印刷所
press-any-paper = すべての用紙
press-duplex = 紙の返し方
press-large = 大きな文字
press-large-hint = どの文字も、高さが14ポイント以上になります。ページはふえます。
press-align-hint = うらが表と重ならないときに使います。うらがどれだけずれているかを、右と下へは mm、右回りの回転は度で入れます。
press-align-x = 右へ
press-align-y = 下へ
press-align-turn = 回転
press-layout-hint = ページをいつもとちがう紙に置きます。ホチキスでとじる冊子、1枚にいくつか置いて切るもの、片面だけを印刷するプリンター用などです。
press-layout = 割り付け
press-layout-duplex = 片面に1ページ
press-layout-saddle = 冊子（折り目でとじる）
press-layout-2-up = 1枚に2つ
press-layout-4-up = 1枚に4つ
press-layout-cut-stack = 重ねて切る
press-layout-fold-over = 表とうらを並べて折る
press-layout-glue = 表とうらをはり合わせる
press-layout-poster = 大きく、何枚かに分ける
press-sheet = プリンターの用紙
press-sheet-usual = 合うもの
press-signature = 重ねて折る枚数（空欄ならすべて、または15枚までの折に分けます）
press-thickness = 紙の厚さ（mm）
press-back-cover = 最後のページを外側にする
press-gutter = ページの間隔（mm）
press-fit = 入るようにページを小さくする
press-fit-hint = プリンターの用紙がページより小さいときだけです。
press-margin = 用紙の空けておく縁（mm）
press-margin-hint = 5 mmより多く切れるプリンター用です（空欄なら5）。
press-shop-hint = 印刷所のための設定です。塗り足し（mm）、ページのまわりの印、ファイルの形式を選べます。
press-bleed = 塗り足し
press-marks = 印
press-marks-usual = いつもどおり
press-marks-all = 全部
press-marks-none = なし
press-standard = ファイルの形式
press-standard-plain = ふつうのPDF
press-standard-pdf-x4 = PDF/X-4（印刷所用）
press-standard-pdf-a2 = PDF/A-2（保存用）
press-more-link = この設定へのリンク
press-link = リンク
press-link-hint = 開くと、全部この設定になったこのページが出ます。
press-link-long = このリンクは、ここに来るものとしては長すぎます。何も取りこんでいません。
press-link-names = 名前はリンクに入りません。
press-link-unknown = このリンクにある { $name } というものはありません。何も取りこんでいません。
press-link-wrong = { $name } を { $value } にはできません。何も変わっていません。

press-booklet-title = たくさんのゲームを1つのファイルに
press-games = ゲームの数
press-top = だんだんむずかしく、最後は
press-top-none = 全部同じレベル
press-tells = 最後のシートにのせること
press-tells-codes = ギブアップコード
press-tells-whole = 正解全部
press-tells-referee = 番人に必要なこと全部
press-tells-none = なし
press-title = 自分でつける題名
press-names = 名前（1行に1つ）
press-names-hint = クラス用です。生徒やテーブルの名前を、{ $most }個まで入力するか、はりつけます。それぞれの名前が入った、別々のゲームができます。
press-names-long = 短くしました
press-names-sign = { $sign }は印刷できません
press-names-over = 入りません。一度に { $most } 人までです
press-names-read = { $count ->
   *[other] 名前{ $count }個：それぞれに1ゲームです。
}
press-zip = 別々のファイルをZIPに
press-zip-hint = 1冊の冊子ではなく、1ゲームずつ別のファイルにします。
press-race-title = 好きな長さのレース
press-race-hint = コースと、切り取って使うカードとコマです。4才からの子ども向けです。
press-race-minutes = { $low }〜{ $high }分
press-minutes = 時間（分）
press-cards = カード
press-cards-small = 小さい
press-cards-large = 大きい
press-backs = カードのうら
press-backs-hint = 両面に印刷する紙のためのものです。

press-make-sheet = PDFを作る
press-make-booklet = 全ゲームを作る
press-make-race = PDFを作る
press-making = 作っています…
press-done-of = { $all }ゲームのうち{ $done }
press-made = { $files ->
   *[other] ファイルができました
}
press-open = 開く
press-save = 保存
press-share = 共有
press-play-here = このスマホで遊ぶ
press-dialogue-title = 印刷の設定画面で
press-dialogue-size = 実際のサイズ
press-dialogue-size-hint = 倍率100%、用紙は{ $paper }。「用紙に合わせる」は選びません。
press-dialogue-both = 両面印刷
press-dialogue-both-hint = 表とうらを1枚の紙に印刷します。
press-dialogue-one = 片面印刷
press-dialogue-one-hint = 1ページずつ、別の紙に印刷します。
press-dialogue-long-edge = 長辺とじ
press-dialogue-long-edge-hint = 本のページをめくるように。
press-dialogue-short-edge = 短辺とじ
press-dialogue-short-edge-hint = メモ帳の紙をめくるように。
