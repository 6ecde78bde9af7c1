#!/usr/bin/env bash
# Renders the sample recording of a video notarization: a silent animation with drawn participants.
# Needs ffmpeg with libvpx-vp9 and libx264, and the font DejaVu Sans.
#
# remote-contracts/media/make-sample-recording.sh            renders both files in about a minute
# remote-contracts/media/make-sample-recording.sh --still F  writes the frame at second 10 to F
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
assets="$here/../src/contract-management/assets"
seconds=12
rate=15
size=640x360
ink=0x06222F
panel=0x113A4B
figure=0x7FB6C9
brand=0x23B0DC
pale=0xE6F0F4

# Transparency mask (0 to 255) of a participant: a tile with round corners, a head and shoulders.
tile() {
  echo "255*clip(10.5-hypot(max(abs(X-$1)-$3+10,0),max(abs(Y-$2)-$4+10,0)),0,1)"
}
person() {
  local breath="1.2*sin(2*PI*T/4+$3)"
  echo "255*max(clip(31.5-hypot(X-$1,Y-($2-92+${breath})),0,1),
    clip((1-hypot((X-$1)/70,(Y-($2+6))/(62-${breath})))*60,0,1)*lt(Y,$2))"
}
# The signature is drawn from second 6 to second 8.5.
signature="255*clip(1.9-abs(Y-(296-16*sin((X-376)/9.5)*exp(-pow((X-430)/62,2))-5*sin((X-376)/23)))/(1+0.9*abs(cos((X-376)/9.5))),0,1)
  *gt(X,372)*lt(X,372+160*clip((T-6)/2.5,0,1))"
seal="255*clip((T-9)*3,0,1)*max(
  clip(2.2-abs(hypot(X-580,Y-298)-24),0,1),
  max(clip(1.4-abs(hypot(X-580,Y-298)-18),0,1),
  max(clip(2-abs((Y-298)-(X-575)*1)/1.2,0,1)*gte(X,570)*lte(X,577),
      clip(2-abs((Y-300)+(X-577)*1)/1.2,0,1)*gte(X,577)*lte(X,589))))"

layer() {
  echo "color=$2:size=${size}:rate=${rate}:duration=${seconds}[$1c];
    nullsrc=size=${size}:rate=${rate}:duration=${seconds},format=gray,geq=lum='${3//$'\n'/}'[$1a];
    [$1c][$1a]alphamerge[$1];"
}
words() {
  echo "drawtext=font=DejaVu Sans:text='$1':x=$2:y=$3:fontsize=$4:fontcolor=$5:enable='between(t,$6,$7)'"
}

graph="color=${ink}:size=${size}:rate=${rate}:duration=${seconds}[base];
$(layer tiles "$panel" "max($(tile 168 152 144 96),$(tile 472 152 144 96))")
$(layer people "$figure" "max($(person 168 247 0),$(person 472 247 2))")
$(layer sign "$pale" "$signature")
$(layer seal "$brand" "$seal")
[base][tiles]overlay[a];[a][people]overlay[b];[b][sign]overlay[c];[c][seal]overlay[d];
[d]drawbox=x=372:y=320:w=160:h=1:color=${figure}@0.6:t=fill,
drawbox=x=600:y=24:w=10:h=10:color=0xFF8078:t=fill:enable='lt(mod(t,1),0.6)',
$(words 'Video notarization, sample recording' 24 22 15 "$pale" 0 99),
drawtext=font=DejaVu Sans:text='%{pts\:gmtime\:0\:%M\\\\\:%S}':x=546:y=22:fontsize=15:fontcolor=${pale},
$(words 'Notary' 36 224 13 "$pale" 0 99),$(words 'Signatory' 340 224 13 "$pale" 0 99),
$(words '1  Identity confirmed' 24 282 17 "$pale" 0 3),
$(words '2  Document read and understood' 24 282 17 "$pale" 3 6),
$(words '3  Signature given on video' 24 282 17 "$pale" 6 9),
$(words '4  Seal applied' 24 282 17 "$pale" 9 99),
$(words 'Made for demonstration, without sound' 24 312 12 "$figure" 0 99)[out]"

if [[ "${1:-}" == --still ]]; then
  ffmpeg -v error -y -filter_complex "$graph" -map '[out]' -ss 10 -frames:v 1 "$2"
  exit
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$assets"
ffmpeg -v error -y -filter_complex "$graph" -map '[out]' -c:v ffv1 "$work/recording.mkv"
ffmpeg -v error -y -i "$work/recording.mkv" -c:v libvpx-vp9 -b:v 0 -crf 38 -row-mt 1 -deadline good \
  -cpu-used 1 -pix_fmt yuv420p -an "$assets/sample-recording.webm"
ffmpeg -v error -y -i "$work/recording.mkv" -c:v libx264 -preset slow -crf 27 -profile:v high \
  -pix_fmt yuv420p -movflags +faststart -an "$assets/sample-recording.mp4"
ls -l "$assets"
